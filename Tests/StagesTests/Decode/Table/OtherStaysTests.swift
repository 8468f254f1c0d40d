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
}
