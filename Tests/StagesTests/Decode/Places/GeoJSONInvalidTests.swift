import Foundation
import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

/// What becomes of files that break RFC 7946 or strain it, each with the reason.
struct GeoJSONInvalidTests {
    private enum Verdict: Equatable {
        /// A place with a position is made of each record.
        case accepted
        /// No record of the file is accepted: it is no place, or has no position that can be used.
        case refused
        /// No record at all; the run says `source-empty`.
        case empty
    }

    private static let verdicts: [String: (Verdict, String)] = [
        "invalid_exterior_not_ccw": (.accepted, "RFC 7946, 3.1.6: readers should not reject rings for their winding"),
        "invalid_incorrect_geometry_data_type": (.refused, "coordinates of another depth than the type has"),
        "invalid_interior_not_cw": (.accepted, "as above, for holes"),
        "invalid_less_three_unique_nodes": (.accepted, "a ring without an area still says where it is"),
        "invalid_unclosed": (.accepted, "the missing side is the straight one; nothing else could be meant"),
        "invalid_feature_geometry_is_string": (.refused, "a text is no geometry"),
        "invalid_feature_id_type": (.accepted, "an id that is no text or number is none; the place is sound"),
        "invalid_feature_no_properties": (.accepted, "no properties are as good as null"),
        "invalid_feature_properties_is_array": (.refused, "its geometry is null; the array alone would be passed over"),
        "invalid_feature_properties_is_int": (.refused, "its geometry is null; the number alone would be passed over"),
        "invalid_feature_wrong_geometry_key": (.refused, "a Feature without a geometry has no position"),
        "invalid_featurecollection_feature_nullfeature": (.refused, "null is no Feature"),
        "invalid_featurecollection_features_is_object": (.refused, "features are an array"),
        "invalid_featurecollection_no_features_member": (.refused, "a collection without features is no collection"),
        "invalid_featurecollection_nulltype": (.empty, "`features` says what it is; there are none"),
        "invalid_featurecollection_type_lowercase": (.empty, "as above"),
        "invalid_featurecollection_unknown_type": (.empty, "as above"),
        "invalid_geometry_bbox_not4or6": (.accepted, "the box is not used, so a wrong one does no harm"),
        "invalid_geometry_bbox_not_list": (.accepted, "as above"),
        "invalid_geometry_bbox_not_numbers": (.accepted, "as above"),
        "invalid_geometry_coordinates_1d": (.refused, "a number alone is no position"),
        "invalid_geometry_coordinates_empty_position": (.refused, "a position needs two numbers"),
        "invalid_geometry_coordinates_missing": (.refused, "a geometry needs coordinates"),
        "invalid_geometry_coordinates_string": (.refused, "coordinates are numbers, not texts"),
        "invalid_geometry_depth_deep_point": (.refused, "coordinates of another depth than the type has"),
        "invalid_geometry_depth_deep_polygon": (.refused, "as above"),
        "invalid_geometry_depth_shallow_linestring": (.refused, "as above"),
        "invalid_geometry_depth_shallow_multipolygon": (.refused, "as above"),
        "invalid_geometry_depth_shallow_polygon": (.refused, "as above"),
        "invalid_geometry_geometrycollection_null_geometry": (.refused, "null is no geometry of a collection"),
        "invalid_geometry_mislabeled_point": (.refused, "coordinates of another depth than the type has"),
        "invalid_geometry_missing_type": (.refused, "numbers without a type might mean anything"),
        "invalid_geometry_wrong_geometry_type": (.refused, "a type that RFC 7946 does not have"),
        "problematic_3d_coordinates": (.accepted, "a third number is an altitude"),
        "problematic_4d_coordinates": (.accepted, "RFC 7946, 3.1.1: further numbers may be ignored"),
        "problematic_crosses_antimeridian": (.accepted, "the ring is let run on across 180 degrees"),
        "problematic_duplicate_nodes": (.accepted, "a corner twice changes nothing"),
        "problematic_excessive_coordinate_precision": (.accepted, "more digits than needed are digits"),
        "problematic_excessive_vertices": (.accepted, "many corners are allowed"),
        "problematic_feature_null_geometry": (.refused, "legal, but a place without a position is near nothing"),
        "problematic_holes": (.accepted, "holes are allowed"),
        "problematic_inner_and_exterior_ring_intersect": (
            .accepted, "the even-odd rule still tells inside from outside"
        ),
        "problematic_multitype_geometry_with_just_one_geometry": (.accepted, "one part is enough"),
        "problematic_outside_lat_lon_boundaries": (.refused, "a corner is not on the earth"),
        "problematic_self_intersection_large": (.accepted, "the even-odd rule still tells inside from outside"),
        "problematic_self_intersection_small": (.accepted, "as above"),
        "problematic_wrong_bbox_coordinate_order": (.accepted, "the box is not used"),
        "problematic_zero_length_linestring": (.accepted, "a line without a length is a point"),
        "problematic_crs_defined": (.refused, "metres of another system are not on the earth as degrees"),
        "problematic_geometry_not_wrapped": (.accepted, "a bare geometry is a GeoJSON text"),
        "problematic_geometrycollection_single": (.accepted, "one part is enough"),
        "problematic_nested_geometrycollection": (.accepted, "discouraged, but clear"),
    ]

    @Test(.enabled(if: Corpora.has("geojson-invalid")))
    func `each invalid file is refused, or accepted for a reason`() throws {
        // Given
        let folder = try #require(Corpora.folder("geojson-invalid"))
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var seen: Set<String> = []
        for case let file as URL in files where file.pathExtension == "geojson" {
            let name = file.deletingPathExtension().lastPathComponent
            if name.hasPrefix("valid_") { continue }
            seen.insert(name)
            // When
            let reading = PlaceReading(GeoJSONFormat.self, Array(try Data(contentsOf: file)))
            let usable = reading.positions.count { $0?.isValid == true }
            // Then
            let verdict: Verdict =
                reading.counts.read == 0 ? .empty : usable == reading.counts.read ? .accepted : .refused
            #expect(verdict == GeoJSONInvalidTests.verdicts[name]?.0, "\(name)")
            if verdict == .refused { #expect(usable == 0, "\(name)") }
        }
        #expect(seen == Set(GeoJSONInvalidTests.verdicts.keys))
    }
}
