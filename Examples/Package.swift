// swift-tools-version: 6.2
//
// Three small apps on the library, as an app of yours would use it: a package of its own that sees nothing but what is
// public. It has a target called Core, as many apps do; the library's own does not collide with it.

import Foundation
import PackageDescription

/// The library lies in the folder above; INNKEEPER_URL names a git repository to take it from instead.
let address = Context.environment["INNKEEPER_URL"]
let innkeeper: Package.Dependency =
    if let address { .package(url: address, branch: "main") } else { .package(name: "innkeeper", path: "..") }
let name = address.map { URL(string: $0)?.deletingPathExtension().lastPathComponent ?? $0 } ?? "innkeeper"
let library = Target.Dependency.product(name: "InnkeeperClient", package: name)

let package = Package(
    name: "InnkeeperExamples",
    dependencies: [innkeeper],
    targets: [
        .target(name: "Core", dependencies: [library]),
        .target(name: "PointsOfInterest", dependencies: ["Core", library]),
        .target(name: "Birthdays", dependencies: ["Core", library]),
        .target(name: "Campground", dependencies: ["Core", library]),
        .executableTarget(
            name: "tour", dependencies: ["Core", "PointsOfInterest", "Birthdays", "Campground", library]),
        .target(name: "Support", dependencies: ["Core", library], path: "Tests/Support"),
        .testTarget(name: "PointsOfInterestTests", dependencies: ["PointsOfInterest", "Support"]),
        .testTarget(name: "BirthdaysTests", dependencies: ["Birthdays", "Support"]),
        .testTarget(name: "CampgroundTests", dependencies: ["Campground", "Support"]),
    ]
)
