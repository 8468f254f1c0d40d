// Positions of many points in space, without a branch, so that a compiler makes vector code of it.
// GeographicLib does the same for one point in five times the time: it must be right for every angle and every height.
#include "CGeographicLib.h"

// WGS84: the equator's radius in metres, and the square of the eccentricity, f (2 - f) with 1 / f = 298.257223563.
static const double equator = 6378137.0;
static const double eccentricity = (2 - 1 / 298.257223563) / 298.257223563;
static const double radian = 3.14159265358979323846 / 180;

// Taylor's series, whose first term left out is below 2e-18 for angles of at most a quarter turn.
static inline double sine(double x) {
    const double s = x * x;
    double sum = 1.0 / 51090942171709440000.0;
    sum = sum * s - 1.0 / 121645100408832000.0;
    sum = sum * s + 1.0 / 355687428096000.0;
    sum = sum * s - 1.0 / 1307674368000.0;
    sum = sum * s + 1.0 / 6227020800.0;
    sum = sum * s - 1.0 / 39916800.0;
    sum = sum * s + 1.0 / 362880.0;
    sum = sum * s - 1.0 / 5040.0;
    sum = sum * s + 1.0 / 120.0;
    sum = sum * s - 1.0 / 6.0;
    return x + x * s * sum;
}

static inline double cosine(double x) {
    const double s = x * x;
    double sum = -1.0 / 1124000727777607680000.0;
    sum = sum * s + 1.0 / 2432902008176640000.0;
    sum = sum * s - 1.0 / 6402373705728000.0;
    sum = sum * s + 1.0 / 20922789888000.0;
    sum = sum * s - 1.0 / 87178291200.0;
    sum = sum * s + 1.0 / 479001600.0;
    sum = sum * s - 1.0 / 3628800.0;
    sum = sum * s + 1.0 / 40320.0;
    sum = sum * s - 1.0 / 720.0;
    sum = sum * s + 1.0 / 24.0;
    return 1 - s * (0.5 - s * sum);
}

void innkeeper_ecef_forward_all(const double *restrict latitudes, const double *restrict longitudes, size_t count,
                                innkeeper_ecef *restrict points) {
    for (size_t i = 0; i < count; i++) {
        const double latitude = latitudes[i] * radian;
        const double up = sine(latitude), out = cosine(latitude);
        // By half the longitude, which is at most a quarter turn.
        const double half = longitudes[i] * (radian / 2);
        const double s = sine(half), c = cosine(half);
        // (1 - t) to the power of -1/2 by the binomial series: t is below 0.0067, the first term left out below 1e-18.
        const double t = eccentricity * up * up;
        double normal = 429.0 / 2048;
        normal = normal * t + 231.0 / 1024;
        normal = normal * t + 63.0 / 256;
        normal = normal * t + 35.0 / 128;
        normal = normal * t + 5.0 / 16;
        normal = normal * t + 3.0 / 8;
        normal = normal * t + 1.0 / 2;
        normal = equator * (normal * t + 1);
        points[i].x = normal * out * (1 - 2 * s * s);
        points[i].y = normal * out * (2 * s * c);
        points[i].z = normal * (1 - eccentricity) * up;
    }
}
