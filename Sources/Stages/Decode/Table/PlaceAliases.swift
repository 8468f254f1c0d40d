internal import InnkeeperCore

/// The headers of lists of places, folded by `foldedWord`, in order of preference.
enum PlaceAliases {
    static let all: KeyValuePairs<PlaceColumn, [String]> = [
        .id: [
            "id", "placeid", "poiid", "objectid", "uid", "recid", "recordid", "globalid",
            "featureid", "@id", "facilityid", "fsqplaceid", "fsqid", "businessid", "osmid", "fid", "gid", "sourceid",
            "ladeeinrichtungsid",
            "uriiddupoi", "codigo", "código", "campgroundid", "parkid", "gnisid", "geonameid",
        ],
        .name: [
            "name", "title", "placename", "poiname", "fullname", "sitename", "nameofsite", "campground",
            "campgroundname", "campsite", "parkname", "bezeichnung", "nom", "nombre", "nome", "naam", "winery",
            "airport", "brewery", "restaurant", "museum", "hotel", "hotelname", "hospital", "pharmacy", "marina",
            "beach",
            "trailhead", "attraction", "landmark", "pointofinterest", "poi", "place", "location", "locationname",
            "facility", "facilityname", "venue", "venuename", "shop", "store", "storename", "camp", "campname",
            "featurename", "businessname", "displayname", "nomcommercial", "nomdel'établissement", "nométablissement",
            "campingplatz",
            "camping", "campingname", "nomducamping", "nombrecomercial", "denominazione", "denominación",
            "dénomination",
            "denominacion", "名称", "名稱", "名前", "施設名", "이름", "명칭", "시설명", "denominazionestruttura", "commercialname",
            "officename", "branchname", "anlname", "label", "itemlabel", "placelabel", "listingname", "lugar",
            "lieu", "luogo", "ort", "plaats", "local", "sted", "plats", "paikka", "miejsce", "místo", "hely", "mjesto",
            "место", "τοποθεσία", "yer", "navn", "namn", "nimi", "nazwa", "název", "naziv", "név", "название", "όνομα",
            "titel", "titre", "titolo",
            "titulo", "título", "objektname", "standort", "anzeigename", "établissement", "etablissement", "nomoffre",
            "raisonsociale", "наименование", "ime", "adı", "megnevezés", "recareaname", "fetname", "namee", "namede",
        ],
        .category: [
            "category", "tourism", "amenity", "featureclass", "facilitytypedescription", "facilitytype", "type", "kind",
            "poitype", "kategorie", "catégorie", "categoría", "categoria", "categorie",
            "categories", "fsqcategorylabels", "class", "subtype", "分類", "カテゴリ", "種別", "種類", "类别", "分类", "類別", "분류",
            "categoriesdepoi", "symbol", "typologieétablissement", "typeétablissement",
            "typologie", "tipologia",
            "tipo", "art", "sitetype", "maincategory", "primarycategory",
        ],
        .latitude: [
            "latitude", "lat", "breitengrad", "breite", "latitud", "latitudine", "breedtegraad", "facilitylatitude",
            "y2", "y", "ycoord", "latdd", "decimallatitude", "gpslat", "緯度", "纬度", "위도", "breddegrad", "breddgrad",
            "leveysaste",
            "szerokość", "širina", "szélesség", "широта", "πλάτος", "primlatdec", "coordy", "pointy", "gpsy",
            "latwgs84", "ywgs84",
        ],
        .longitude: [
            "longitude", "lon", "lng", "long", "längengrad", "länge", "longitud", "longitudine", "lengtegraad",
            "facilitylongitude", "x2", "x", "xcoord", "londd", "longdd", "decimallongitude", "gpslon", "経度", "经度", "經度",
            "경도",
            "lengdegrad",
            "længdegrad", "pituusaste", "długość", "dužina", "hosszúság", "долгота", "μήκος", "primlongdec",
            "coordx", "pointx", "gpsx", "lonwgs84", "xwgs84",
        ],
        .position: positions + ["position", "geo", "geometry", "geom", "thegeom", "shape", "location"],
    ]

    /// The headers of columns with both numbers that mean nothing else in any table.
    static let positions = [
        "coordinates", "coordinate", "coords", "coord", "coordinatelocation", "gpscoordinates", "gpscoords", "gps",
        "locationgeocoordinates", "latlong", "latlon", "latlng", "lat/long", "lat/lon", "lat,lon", "geopoint",
        "geopoint2d", "geolocation", "wkt",
        "koordinaten", "coordonnées", "coordonnéesgps", "coordenadas", "coordinategps", "coördinaten", "coordinaten",
    ]
}
