import InnkeeperCore
import InnkeeperStages
import Testing

struct AsianAliasesTests {
    private func kind(_ text: String) -> RecordKind? { TableHead(csv: Array(text.utf8))?.kind?.kind }

    @Test(arguments: [
        "Mã đơn đặt,Tên người đặt,Số điện thoại,Ngày nhận phòng,Ngày trả phòng,Tổng tiền\n1,Nguyễn An,0900000001,14/12/2026,17/12/2026,1500000\n",
        "Mã đặt phòng,Khách hàng,Phòng,Ngày nhận,Ngày trả,Trạng thái\nBK1,Nguyễn An,101,14/12/2026,17/12/2026,Đã xác nhận\n",
        "เลขจอง,ลูกค้า,ห้อง,เช็คอิน,เช็คเอาท์,ยอด,สถานะ\nB1,C1,101,2026-12-14,2026-12-17,1500,confirmed\n",
        "رقم الحجز,اسم النزيل,رقم الغرفة,تاريخ الوصول,تاريخ المغادرة,عدد الليالي\n1,Ali Hasan,101,2026-12-14,2026-12-17,3\n",
        "Kode Booking,Tamu,Kamar,Tanggal Check-in,Tanggal Check-out,Malam\nBK-1,Budi,101,2026-12-14,2026-12-17,3\n",
    ])
    func `a table of stays is known in Vietnamese, Thai, Arabic and Indonesian`(text: String) {
        #expect(kind(text) == .bookings)
    }

    @Test(arguments: [
        ("Khách Hàng", "camper_name"), ("Tên người đặt", "camper_name"), ("Số phòng", "site_number"),
        ("Số điện thoại", "phone"), ("Số đêm", "nights"), ("Số khách", "guests"), ("Tổng tiền", "total"),
        ("Trạng Thái", "status"), ("Ghi chú", "notes"), ("ลูกค้า", "camper_name"), ("ห้อง", "site_number"),
        ("ยอดรวม", "total"), ("สถานะ", "status"), ("اسم النزيل", "camper_name"), ("عدد النزلاء", "guests"),
        ("المبلغ الإجمالي", "total"), ("المتبقي", "balance"), ("الحالة", "status"), ("Tamu", "camper_name"),
        ("Nama", "camper_name"), ("Kamar", "site_number"), ("Malam", "nights"), ("Dibayar (Rp)", "paid"),
        ("Sisa (Rp)", "balance"), ("Jumlah Tamu", "guests"), ("Total Harga", "total"), ("WhatsApp", "phone"),
    ])
    func `everyday headings are known`(heading: String, field: String) {
        let stay = field == "nights" ? "arrival" : "arrival;departure"
        #expect(ReadTable("\(heading);\(stay)\n", .desk()).mapping[field] == heading)
    }

    @Test(arguments: [
        "Họ và tên,Số điện thoại,Email\nNguyễn An,0900000001,an@example.org\n",
        "الاسم,رقم الهاتف,البريد الإلكتروني\nAli Hasan,+966500000001,ali@example.org\n",
        "Nama,No HP,Email,Alamat\nBudi Santoso,+628120000001,budi@example.org,Jakarta\n",
    ])
    func `people are known, too`(text: String) {
        #expect(kind(text) == .contacts)
    }

    @Test func `hours of work in Thai aren't stays`() {
        #expect(kind("วันที่,เช็คอิน,เช็คเอาท์,ชั่วโมงรวม\n2026-12-14,2026-12-14,2026-12-15,8\n") == nil)
    }
}
