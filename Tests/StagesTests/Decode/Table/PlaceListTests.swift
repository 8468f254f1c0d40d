import InnkeeperCore
import InnkeeperStages
import Testing

struct PlaceListTests {
    private func kind(_ text: String) -> (kind: RecordKind, headers: [String])? {
        TableHead(csv: Array(text.utf8))?.kind
    }

    private func name(_ text: String) -> String? {
        ReadTable(text, SourceSettings(name: "s", kind: .places)).mapping["name"]
    }

    @Test(arguments: ["施設名称", "観光スポット名称", "ポスター掲示場名称", "公園名"])
    func `a name of anything is the name where there is no other`(heading: String) {
        let text = "番号,\(heading),所在地,緯度,経度\n1,会館,千代田区,35.69,139.77\n"
        #expect(kind(text)?.kind == .places)
        #expect(name(text) == heading)
        #expect(name("番号,\(heading),名称,緯度,経度\n1,会館,公園,35.69,139.77\n") == "名称")
    }

    @Test(arguments: ["法人名", "市区町村名", "国名", "設置者名称"])
    func `who runs a place, and where it is, is not its name`(heading: String) {
        #expect(kind("番号,\(heading),所在地,緯度,経度\n1,会館,千代田区,35.69,139.77\n") == nil)
    }

    @Test(arguments: ["Office Name", "Branch Name", "ANL_NAME"])
    func `the name of a branch is that of a place`(heading: String) {
        let text = "\(heading),SHAPE,BEZIRK\nPark A,POINT (16.3725 48.2089),1\nPark B,POINT (16.38 48.2),3\n"
        #expect(kind(text)?.kind == .places)
        #expect(name(text) == heading)
    }

    @Test func `a shape that isn't a position shows no place`() {
        #expect(kind("name,shape\nTent,round\nHut,square\n") == nil)
    }

    @Test func `saved places with positions are places`() {
        let text =
            "Title,Note,URL,Address,Location Geo Coordinates\nCafé,,https://example.org,Mint St,\"37.7749,-122.4194\"\n"
        #expect(kind(text)?.kind == .places)
    }

    @Test func `a first day beside two kinds of coordinates is that of the record`() {
        let row = "1848532.8,6307923.5,Park A,49.1931,16.6056,2026-11-01\n"
        #expect(kind("X,Y,name,Latitude,Longitude,startdate\n" + row)?.kind == .places)
        #expect(kind("X,Y,name,Latitude,Longitude,enddate\n" + row) == nil)
        #expect(kind("name,Latitude,Longitude,startdate\nFair,49.1931,16.6056,2026-11-01\n") == nil)
    }
}
