// Geodesics and geocentric coordinates on WGS84, by GeographicLib. Angles in degrees, lengths in metres.
#ifndef INNKEEPER_CGEOGRAPHICLIB_H
#define INNKEEPER_CGEOGRAPHICLIB_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
    double distance;         // metres along the geodesic
    double initial_bearing;  // degrees clockwise from north at the first point, in [-180, 180]
    double final_bearing;    // the same at the second point
} innkeeper_geodesic;

typedef struct {
    double x, y, z;  // metres, earth-centred, earth-fixed
} innkeeper_ecef;

/// The inverse problem: the shortest geodesic between two points. Latitudes must lie in [-90, 90].
innkeeper_geodesic innkeeper_geodesic_inverse(double latitude1, double longitude1, double latitude2, double longitude2);

/// The geocentric position of a point on the ellipsoid (height 0).
innkeeper_ecef innkeeper_ecef_forward(double latitude, double longitude);

/// The same for many points, to 10 nanometres. Latitudes must lie in [-90, 90], longitudes in [-180, 180].
void innkeeper_ecef_forward_all(const double *latitudes, const double *longitudes, size_t count,
                                innkeeper_ecef *points);

#ifdef __cplusplus
}
#endif

#endif
