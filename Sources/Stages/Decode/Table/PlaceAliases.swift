internal import InnkeeperCore

/// The headers of lists of places, folded by `foldedWord`, in order of preference.
enum PlaceAliases {
    static let all: KeyValuePairs<PlaceColumn, [String]> = [
        .id: [
            "id", "placeid", "poiid", "objectid", "uid", "recid", "recordid", "globalid",
            "featureid", "@id", "facilityid", "fsqplaceid", "fsqid", "businessid", "osmid", "fid", "gid", "sourceid",
            "campgroundid", "parkid", "gnisid", "geonameid",
        ],
        .name: [
            "name", "title", "placename", "poiname", "fullname", "sitename", "nameofsite", "campground",
            "campgroundname", "campsite", "parkname", "bezeichnung", "nom", "nombre", "nome", "naam", "winery",
            "airport", "brewery", "restaurant", "museum", "hotel", "hospital", "pharmacy", "marina", "beach",
            "trailhead", "attraction", "landmark", "pointofinterest", "poi", "place", "location", "locationname",
            "facility", "facilityname", "venue", "venuename", "shop", "store", "storename", "camp", "campname",
            "featurename", "businessname", "displayname", "nomcommercial", "nomdel'établissement", "nométablissement",
            "campingplatz",
            "camping", "campingname", "nomducamping", "nombrecomercial", "denominazione", "denominación",
            "dénomination",
            "denominacion", "denominazionestruttura", "commercialname", "label", "listingname",
        ],
        .category: [
            "category", "tourism", "amenity", "featureclass", "facilitytypedescription", "facilitytype", "type", "kind",
            "poitype", "kategorie", "catégorie", "categoría", "categoria", "categorie",
            "categories", "fsqcategorylabels", "class", "subtype", "typologieétablissement", "typeétablissement",
            "typologie", "tipologia",
            "tipo", "art", "sitetype", "maincategory", "primarycategory",
        ],
        .latitude: [
            "latitude", "lat", "breitengrad", "breite", "latitud", "latitudine", "breedtegraad", "facilitylatitude",
            "y2", "y", "ycoord", "latdd", "decimallatitude", "gpslat", "primlatdec", "coordy", "pointy", "gpsy",
            "latwgs84", "ywgs84",
        ],
        .longitude: [
            "longitude", "lon", "lng", "long", "längengrad", "länge", "longitud", "longitudine", "lengtegraad",
            "facilitylongitude", "x2", "x", "xcoord", "londd", "longdd", "decimallongitude", "gpslon", "primlongdec",
            "coordx", "pointx", "gpsx", "lonwgs84", "xwgs84",
        ],
        .position: [
            "position", "coordinates", "coordinate", "coords", "gpscoordinates", "gpscoords", "gps", "latlong",
            "latlon",
            "latlng", "lat/long", "lat/lon", "lat,lon", "geopoint", "geopoint2d", "geolocation", "geo", "wkt",
            "geometry",
            "geom", "thegeom", "location", "koordinaten", "coordonnées", "coordonnéesgps", "coordenadas",
            "coordinategps",
            "coördinaten", "coordinaten",
        ],
    ]
}
