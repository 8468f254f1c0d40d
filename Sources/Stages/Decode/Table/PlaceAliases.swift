internal import InnkeeperCore

/// The headers of lists of places, folded by `foldedWord`, best first.
enum PlaceAliases {
    static let all: KeyValuePairs<PlaceColumn, [String]> = [
        .id: [
            "id", "placeid", "poiid", "objectid", "uid", "recid", "recordid", "globalid",
        ],
        .name: [
            "name", "title", "placename", "poiname", "fullname", "sitename", "nameofsite", "campground",
            "campgroundname", "campsite", "parkname", "bezeichnung", "nom", "nombre", "nome", "naam", "winery",
            "airport", "brewery", "restaurant", "museum", "hotel", "hospital", "pharmacy", "marina", "beach",
            "trailhead", "attraction", "landmark", "pointofinterest", "poi", "place", "location", "locationname",
            "facility", "facilityname", "venue", "venuename", "shop", "store", "storename", "camp", "campname",
        ],
        .category: [
            "category", "type", "kind", "poitype", "kategorie", "catégorie", "categoría", "categoria", "categorie",
        ],
        .latitude: [
            "latitude", "lat", "breitengrad", "breite", "latitud", "latitudine", "breedtegraad", "facilitylatitude",
            "y2", "y", "ycoord", "latdd", "decimallatitude", "gpslat",
        ],
        .longitude: [
            "longitude", "lon", "lng", "long", "längengrad", "länge", "longitud", "longitudine", "lengtegraad",
            "facilitylongitude", "x2", "x", "xcoord", "londd", "longdd", "decimallongitude", "gpslon",
        ],
    ]
}
