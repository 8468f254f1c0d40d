#include "CGeographicLib.h"

#include <GeographicLib/Geocentric.hpp>
#include <GeographicLib/Geodesic.hpp>

extern "C" innkeeper_geodesic innkeeper_geodesic_inverse(double latitude1, double longitude1, double latitude2,
                                                         double longitude2) {
    innkeeper_geodesic line = {};
    GeographicLib::Geodesic::WGS84().Inverse(latitude1, longitude1, latitude2, longitude2, line.distance,
                                             line.initial_bearing, line.final_bearing);
    return line;
}

extern "C" innkeeper_ecef innkeeper_ecef_forward(double latitude, double longitude) {
    innkeeper_ecef point = {};
    GeographicLib::Geocentric::WGS84().Forward(latitude, longitude, 0, point.x, point.y, point.z);
    return point;
}
