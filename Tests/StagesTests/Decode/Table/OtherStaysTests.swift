import InnkeeperCore
import Testing

@testable import InnkeeperStages

struct OtherStaysTests {
    private func kind(_ text: String) -> RecordKind? { TableHead(csv: Array(text.utf8))?.kind?.kind }

    @Test(arguments: [
        "Paciente,Medico,CRM do Medico,Data de Entrada,Data de Saida,Quarto\nAna,Dr. Paulo,12345,14/05/2026,17/05/2026,101\n",
        "Tipo Sanguíneo,Quantidade,Data de Entrada,Data de Saída\nA+,12,2026-05-14,2026-05-17\n",
        "Fecha entrada,Fecha salida,Activo,Precio entrada,Precio salida\n2026-07-01,2026-07-05,AAPL,100,120\n",
        "No. Orden;Cliente;Vehículo;Placa;Fecha Entrada;Fecha Salida;Total\nOT-1;Ana;Mazda 3;ABC123;2026-11-02;2026-11-04;119.00\n",
        "酒店名称,城市,星级,用户评分,入住日期,离店日期\n湖畔酒店,杭州,4,4.7,2026-06-01,2026-06-03\n",
        "Arrival date,Departure date,City,Country\n2026-07-15,2026-07-20,Budapest,Hungary\n",
        "国,都市,到着日,出発日\n日本,大阪,2026/05/01,2026/05/03\n",
    ])
    func `patients, blood, shares, cars in a workshop, offers and journeys aren't guests' stays`(text: String) {
        #expect(kind(text) == nil)
    }

    @Test(arguments: [
        "Guest,Blood group,Arrival,Departure\nAda,A+,2026-07-04,2026-07-06\n",
        "Cliente;Vehículo;Placa;Parcela;Orden;Fecha Entrada;Fecha Salida\nAna;Mazda 3;ABC123;12;1;2026-11-02;2026-11-04\n",
        "Name,City,Country,Arrival,Departure\nAda,Bonn,Germany,2026-07-04,2026-07-06\n",
        "City,Country,Arrival,Departure,Guests\nBonn,Germany,2026-07-04,2026-07-06,2\n",
        "Patient,Room,Guest,Arrival,Departure\nBen,12,Ada,2026-07-04,2026-07-06\n",
    ])
    func `guests have blood groups, cars, and a city and a country they come from`(text: String) {
        #expect(kind(text) == .bookings)
    }

    @Test(arguments: [
        (
            "Paciente,Medico,Data de Entrada,Data de Saida\nAna,Dr. Paulo,14/05/2026,17/05/2026\n",
            ["Paciente", "Medico"]
        ),
        ("Arrival date,Departure date,City,Country\n2026-07-15,2026-07-20,Bonn,DE\n", ["City", "Country"]),
        ("Booking ID,Name,Start date,End date,Custodian\nb1,Kit,2026-11-02,2026-11-04,Ann Orr\n", ["Custodian"]),
        ("Article,SKU,Start date,End date\nTent,7,2026-11-02,2026-11-04\n", ["SKU"]),
        ("Date,Employee,Check In,Check Out\n2026-11-02,Ann,2026-11-02,2026-11-03\n", ["Employee"]),
        ("Cliente,Vehículo,Fecha inicio,Fecha fin\nAna,Seat,2026-11-02,2026-11-04\n", ["Vehículo"]),
        ("Saison,Von,Bis,Preis\nA,2026-11-02,2026-11-04,12.00\n", ["Saison"]),
    ])
    func `the headings that show it are told`(text: String, signs: [String]) {
        #expect(TableHead(csv: Array(text.utf8))?.signsOfOtherStays == signs)
    }

    @Test(arguments: [
        "Guest,Site,Arrival,Departure,Vehicle\nAda,12,2026-07-04,2026-07-06,van\n", "Species,Site\nOak,12\n",
    ])
    func `stays, and tables without first and last days, have none`(text: String) {
        #expect(TableHead(csv: Array(text.utf8))?.signsOfOtherStays == [])
    }

    @Test(arguments: [
        "Folio,Estado,Cliente,Equipo,Serie,Check-in,Check-out\nF-1,Listo,Ada,Laptop,SN1,2026-11-02,2026-11-04\n",
        "license_plate;check-in;check-out;parking_fee\nB-MF 12;2026-12-14 10:00;2026-12-16 12:00;4.00\n",
        "Дата,Апартамент,Заезд,Выезд,Уборщица,Сумма\n2026-12-17,A1,2026-12-14,2026-12-17,Анна,1500\n",
        "Country,City,Hotel,Check-in,Check-out,Adult Price,Child Price\nItaly,Rome,Sole,2026-12-14,2026-12-17,120,60\n",
        "Hotel,Price,Provider,Check-in,Check-out\nSole,110,Portal,2026-12-14,2026-12-17\n",
        "canal;check_in;check_out;noites;preco_direto;preco_ota\nX;2026-12-14;2026-12-17;3;110,00;99,00\n",
        "Trip ID,Cabin Class,Check-in Date,Check-out Date,Nights\nT1,Economy,2026-12-14,2026-12-17,3\n",
        "Employee ID,Cost Center,Check-in Date,Check-out Date,Nights\nE1,CC 101,2026-12-14,2026-12-17,3\n",
        "Destination,Arrival date,Departure date,Hotel,Transport,Booking reference\nKyoto,2026-12-14,2026-12-17,Kiku,bus,S-1\n",
        "Hotel,Anreise,Abreise,Bew. Zimmer,Bew. Frühstück\nSonne,14.12.2026,17.12.2026,4,3\n",
        "storage_type,no_of_units,arrival_date,departure_date,owner\ncold,3,2026-12-14,2026-12-17,Ada\n",
        "ID,Client,Date Début,Date Fin,Statut,Consultant ID,Compétence\n1,Ada,2026-12-14,2026-12-17,En cours,7,Java\n",
        "pet_name;breed;owner;check_in;check_out\nBella;Labrador;Ada;14/12/2026;17/12/2026\n",
        "Check-in,Check-out,Locker\n2026-12-14,2026-12-17,X1\n",
        "Check-in,Check-out,Serial Number\n2026-12-14,2026-12-17,X1\n",
        "transaction_id,booking_id,guest,arrival,departure,kind,amount\nP1,B1,Ada,2026-12-14,2026-12-17,refund,-9.00\n",
        "Room Number,Status,Guest Name,Check-in,Check-out\n101,occupied,Ada,2026-12-14,2026-12-17\n102,available,,,\n",
    ])
    func `devices, cars, cleaners, prices, journeys, goods, work, pets, payments and boards of rooms aren't either`(
        text: String
    ) {
        #expect(kind(text) == nil)
    }

    @Test(arguments: [
        "Guest,License Plate,Parking Fee,Arrival,Departure\nAda,B-XY 1,5.00,2026-07-04,2026-07-06\n",
        "Site,License Plate,Parking,Arrival,Departure\n12,B-XY 1,yes,2026-07-04,2026-07-06\n",
        "Guest,Dog breed,Arrival,Departure\nAda,Labrador,2026-07-04,2026-07-06\n",
        "Property,Guest,Check-in,Check-out,Cleaner\nLoft,Ada,2026-07-04,2026-07-06,Bo\n",
        "Guest,Employee ID,Cost Center,Arrival,Departure,Nights\nAda,E1,CC1,2026-07-04,2026-07-06,2\n",
        "Reservation ID,Hotel,Rating,Review score,Arrival,Departure\nR1,Sole,4,9,2026-07-04,2026-07-06\n",
        "Site,RV storage,Arrival,Departure\n12,no,2026-07-04,2026-07-06\n",
        "Reservation ID,Provider,Price,Arrival,Departure\nR1,Portal,80,2026-07-04,2026-07-06\n",
        "Transaction ID,Type,Guest,Arrival,Departure\nT1,Reservation,Ada,2026-07-04,2026-07-06\n",
        "Room,Status,Guest,Arrival,Departure\n101,Booked,Ada,2026-07-04,2026-07-06\n",
        "Booking number,Arrival,Departure,Total,Dog breed\nR1,2026-07-04,2026-07-06,80.00,Labrador\n",
        "Property,Arrival,Departure,Status,Ski storage\nLoft,2026-07-04,2026-07-06,confirmed,yes\n",
        "Pitch,Arrival,Departure,Total,Channel,Cleaner\n12,2026-07-04,2026-07-06,80.00,Airbnb,Bo\n",
    ])
    func `guests park, have dogs, travel for their employers and give marks`(text: String) {
        #expect(kind(text) == .bookings)
    }
}
