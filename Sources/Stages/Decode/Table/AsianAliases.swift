internal import InnkeeperCore

/// Headers in Vietnamese, Thai, Arabic and Indonesian, folded by `foldedWord`. Vietnamese is also typed without its marks.
enum AsianAliases {
    static let bookings: [BookingField: [String]] = [
        .reservationID: [
            "mãđặtphòng", "mãđơnđặt", "mãđơnđặtphòng", "mãđặtchỗ", "sốđặtphòng", "mãxácnhận", "madatphong",
            "เลขจอง", "เลขที่จอง", "เลขที่การจอง", "หมายเลขการจอง", "หมายเลขจอง", "รหัสการจอง", "รหัสจอง",
            "رقمالحجز", "رقمالتأكيد", "رمزالحجز", "kodepemesanan", "nomorpemesanan", "kodereservasi",
            "nomorreservasi", "noreservasi", "nobooking", "nomorbooking", "idpemesanan",
        ],
        .property: ["kháchsạn", "cơsởlưutrú", "الفندق", "اسمالفندق", "ชื่อโรงแรม"],
        .siteNumber: [
            "sốphòng", "phòng", "tênphòng", "sophong", "หมายเลขห้อง", "เลขห้อง", "ห้อง", "ห้องพัก", "ชื่อห้อง", "رقمالغرفة",
            "الغرفة", "رقمالوحدة", "الوحدة", "nomorkamar", "nokamar", "kamar", "namakamar",
        ],
        .category: [
            "loạiphòng", "hạngphòng", "loaiphong", "ประเภทห้อง", "ประเภทห้องพัก", "نوعالغرفة", "نوعالوحدة", "tipekamar",
            "jeniskamar",
        ],
        .camperName: [
            "tênkháchhàng", "kháchhàng", "tênkhách", "khách", "kháchlưutrú", "khachhang", "tenkhachhang",
            "ชื่อผู้เข้าพัก", "ผู้เข้าพัก", "ชื่อแขก", "ชื่อลูกค้า", "ลูกค้า", "اسمالنزيل", "النزيل", "اسمالضيف", "الضيف",
            "اسمالعميل", "العميل", "namatamu", "tamu", "namapelanggan", "pelanggan",
        ],
        .phone: phones,
        .email: emails,
        .arrival: [
            "ngàynhậnphòng", "nhậnphòng", "ngàycheckin", "ngaynhanphong", "เช็คอิน", "เช็กอิน", "วันเช็คอิน", "วันที่เช็คอิน",
            "วันที่เช็กอิน", "วันเข้าพัก", "วันที่เข้าพัก", "تاريخالوصول", "الوصول", "تسجيلالوصول", "تاريختسجيلالوصول",
            "tanggalcheckin", "tglcheckin", "tanggalkedatangan", "kedatangan",
        ],
        .nights: [
            "sốđêm", "sốđêmlưutrú", "sodem", "จำนวนคืน", "คืน", "عددالليالي", "الليالي", "malam", "jumlahmalam",
            "lamamenginap",
        ],
        .departure: [
            "ngàytrảphòng", "trảphòng", "ngàycheckout", "ngaytraphong", "เช็คเอาท์", "เช็คเอาต์", "เช็กเอาท์", "เช็กเอาต์",
            "วันเช็คเอาท์", "วันที่เช็คเอาท์", "วันที่เช็คเอาต์", "วันที่เช็กเอาต์", "วันที่ออก", "تاريخالمغادرة", "المغادرة",
            "تسجيلالمغادرة", "تاريختسجيلالمغادرة", "tanggalcheckout", "tglcheckout", "tanggalkepulangan",
        ],
        .guests: [
            "sốkhách", "sốngười", "sốlượngkhách", "sốlượngngười", "sokhach", "จำนวนผู้เข้าพัก", "จำนวนแขก", "จำนวนคน",
            "عددالنزلاء", "عددالضيوف", "عددالأشخاص", "jumlahtamu", "jumlahorang",
        ],
        .adults: [
            "ngườilớn", "sốngườilớn", "ผู้ใหญ่", "จำนวนผู้ใหญ่", "البالغين", "البالغون", "عددالبالغين", "dewasa",
            "jumlahdewasa",
        ],
        .children: ["trẻem", "sốtrẻem", "เด็ก", "จำนวนเด็ก", "الأطفال", "عددالأطفال", "anakanak", "jumlahanak"],
        .infants: ["embé", "trẻsơsinh", "ทารก", "الرضع", "bayi"],
        .nightlyRate: [
            "giáphòng", "giámỗiđêm", "giáphòng/đêm", "ราคาต่อคืน", "سعرالليلة", "hargapermalam", "tarifpermalam",
        ],
        .total: [
            "tổngtiền", "tổnggiá", "tổngcộng", "tổngsốtiền", "thànhtiền", "tongtien", "tiềnphòng", "ยอดรวม", "ราคารวม",
            "รวมทั้งหมด",
            "ยอดเงิน",
            "จำนวนเงิน", "ยอด", "المبلغالإجمالي", "الإجمالي", "إجماليالمبلغ", "السعرالإجمالي", "السعر", "المبلغ",
            "totalharga",
            "totalbiaya", "jumlahharga",
        ],
        .paid: [
            "đãthanhtoán", "đãtrả", "tiềnđãtrả", "ชำระแล้ว", "จ่ายแล้ว", "المبلغالمدفوع", "المدفوع", "dibayar",
            "sudahdibayar",
            "terbayar", "jumlahdibayar",
        ],
        .tax: ["thuế", "ภาษี", "الضريبة", "pajak"],
        .currency: ["loạitiền", "tiềntệ", "สกุลเงิน", "العملة", "matauang"],
        .status: [
            "trạngthái", "tìnhtrạng", "trạngtháiđặtphòng", "trangthai", "สถานะ", "สถานะการจอง", "الحالة", "حالةالحجز",
            "statuspemesanan", "statusreservasi",
        ],
        .bookedOn: [
            "ngàyđặt", "ngàyđặtphòng", "thờigianđặt", "วันที่จอง", "วันจอง", "تاريخالحجز", "tanggalpemesanan",
            "tanggalpesan",
            "tanggalbooking", "tanggalreservasi",
        ],
        .channel: [
            "nguồnđặt", "nguồn", "kênhbán", "kênh", "ช่องทางการจอง", "ช่องทาง", "مصدرالحجز", "المصدر", "sumberbooking",
            "sumber",
        ],
        .country: [
            "quốctịch", "quốcgia", "สัญชาติ", "ประเทศ", "الجنسية", "الدولة", "البلد", "kewarganegaraan", "negara",
        ],
        .notes: ["ghichú", "yêucầuđặcbiệt", "ghichu", "หมายเหตุ", "ملاحظات", "الملاحظات", "catatan", "keterangan"],
        .cancelledOn: ["ngàyhủy", "ngàyhuỷ", "วันที่ยกเลิก", "تاريخالإلغاء", "tanggalpembatalan"],
        .commission: ["hoahồng", "ค่าคอมมิชชั่น", "العمولة", "komisi"],
        .balance: [
            "cònlại", "sốtiềncònlại", "cònnợ", "ยอดคงเหลือ", "คงเหลือ", "ค้างชำระ", "المبلغالمتبقي", "المتبقي", "sisa",
            "sisapembayaran",
        ],
    ]

    static let contacts: [ContactColumn: [String]] = [
        .fullName: [
            "họvàtên", "họtên", "tênkháchhàng", "hovaten", "hoten", "ชื่อสกุล", "ชื่อนามสกุล", "ชื่อลูกค้า", "الاسمالكامل",
            "الاسم",
            "namalengkap", "namatamu", "namapelanggan", "nama",
        ],
        .givenName: ["ชื่อ", "الاسمالأول", "namadepan"],
        .familyName: ["นามสกุล", "اسمالعائلة", "namabelakang"],
        .phone: phones,
        .email: emails,
        .birthday: ["ngàysinh", "วันเกิด", "تاريخالميلاد", "tanggallahir"],
    ]

    private static let phones = [
        "sốđiệnthoại", "điệnthoại", "sđt", "sodienthoai", "เบอร์โทรศัพท์", "เบอร์โทร", "โทรศัพท์", "เบอร์มือถือ", "رقمالهاتف",
        "الهاتف", "رقمالجوال", "الجوال", "nomortelepon", "notelepon", "telepon", "nomorhp", "nohp", "nomorwhatsapp",
        "whatsapp", "nowa",
    ]
    private static let emails = ["อีเมล", "อีเมล์", "البريدالإلكتروني", "البريدالالكتروني", "surel"]
}
