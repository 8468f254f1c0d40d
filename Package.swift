// swift-tools-version: 6.2
//
// Sections in order: products, libraries of the system, rooms from the inside out, tests.
// One loop at the end gives every Swift target the same settings.
// A new room is one `target` line here and one folder in Sources and in Tests.

import PackageDescription

let package = Package(
    name: "Innkeeper",
    products: [
        .executable(name: "innkeeper", targets: ["innkeeper"]),
        .executable(name: "innkeeper-fetch", targets: ["innkeeper-fetch"]),
        .library(name: "Core", targets: ["Core"]),
        .library(name: "Formats", targets: ["Formats"]),
        .library(name: "Services", targets: ["Services"]),
        .library(name: "Store", targets: ["Store"]),
        .library(name: "InnkeeperClient", targets: ["Client"]),
    ],
    targets: [
        // Libraries of the system: a module map and a shim.h, nothing else.

        // https://gitlab.gnome.org/GNOME/libxml2
        .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
        // https://github.com/libarchive/libarchive
        .systemLibrary(name: "CLibArchive", pkgConfig: "libarchive", providers: [.apt(["libarchive-dev"])]),
        // https://github.com/libical/libical
        .systemLibrary(name: "CLibical", pkgConfig: "libical", providers: [.apt(["libical-dev"])]),
        // https://www.sqlite.org
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        // https://github.com/Cyan4973/xxHash
        .systemLibrary(name: "CXXHash", pkgConfig: "libxxhash", providers: [.apt(["libxxhash-dev"])]),
        // https://curl.se/libcurl
        .systemLibrary(name: "CLibCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
        // https://zlib.net
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),

        // C and C++ of our own, a few lines each.

        // https://geographiclib.sourceforge.io (libgeographiclib-dev)
        .target(name: "CGeographicLib", linkerSettings: [.linkedLibrary("GeographicLib")]),
        .target(name: "CByteScan"),
        // iconv of the C library
        .target(name: "CEncodings"),
        .target(name: "CLinuxFiles"),

        // Rooms, from the inside out. An arrow may only point to a line above.

        .target(name: "Core", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        .target(name: "Formats", dependencies: ["Core", "CByteScan", "CEncodings"]),
        .target(name: "FormatXML", dependencies: ["Core", "Formats", "CLibXML2"]),
        .target(name: "Archive", dependencies: ["CLibArchive"]),
        .target(name: "Workbooks", dependencies: ["Core", "Formats", "FormatXML"]),
        .target(name: "Services", dependencies: ["Core"]),
        .target(
            name: "Stages", dependencies: ["Core", "Formats", "FormatXML", "Services", "CGeographicLib"],
            resources: [.embedInCode("Decode/Table/Presets")]),
        .target(name: "Reports", dependencies: ["Core", "Formats"]),
        .target(name: "Store", dependencies: ["Core", "Services", "Reports", "CSQLite"]),
        .target(name: "Web", dependencies: ["Core", "Formats", "Services"]),
        .target(name: "Client", dependencies: ["Core", "Formats", "Services", "Stages", "Web"]),
        .target(name: "Calendar", dependencies: ["Core", "Services", "Stages", "Reports", "CLibical"]),
        .target(
            name: "Catalog",
            dependencies: ["Core", "Formats", "Services", "Stages", "Reports", "Store", "Calendar"]),
        .target(name: "Configuration", dependencies: ["Core", "Formats"]),
        .target(name: "Arguments", dependencies: ["Core", "Configuration"]),
        .target(
            name: "Shell",
            dependencies: [
                "Archive", "Core", "Formats", "Workbooks", "Services", "Stages", "Reports", "Configuration",
                "CLinuxFiles", "CXXHash",
            ]),
        .executableTarget(
            name: "innkeeper",
            dependencies: [
                "Core", "Formats", "Workbooks", "Services", "Stages", "Reports", "Configuration", "Catalog",
                "Arguments",
                "Shell", "Store",
            ]),
        .executableTarget(
            name: "innkeeper-fetch",
            dependencies: ["Core", "Services", "Store", "Web", "Configuration", "Shell", "CLibCurl", "CZlib"]),

        // Tests mirror Sources; TestSupport is shared by them.

        .target(
            name: "TestSupport", dependencies: ["Core", "Formats", "Services", "Stages"], path: "Tests/TestSupport"),
        .testTarget(name: "CoreTests", dependencies: ["Core", "TestSupport"]),
        .testTarget(name: "FormatsTests", dependencies: ["Formats", "TestSupport"]),
        .testTarget(name: "FormatXMLTests", dependencies: ["FormatXML", "TestSupport"]),
        .testTarget(name: "ArchiveTests", dependencies: ["Archive", "TestSupport"]),
        .testTarget(name: "WorkbooksTests", dependencies: ["Core", "Workbooks", "Archive", "TestSupport"]),
        .testTarget(name: "ServicesTests", dependencies: ["Services", "Stages", "Store", "CSQLite", "TestSupport"]),
        .testTarget(name: "StagesTests", dependencies: ["Stages", "TestSupport"]),
        .testTarget(name: "ReportsTests", dependencies: ["Reports", "TestSupport"]),
        .testTarget(name: "StoreTests", dependencies: ["Store", "CSQLite", "TestSupport"]),
        .testTarget(name: "WebTests", dependencies: ["Web", "Core", "Services", "TestSupport"]),
        .testTarget(name: "ClientTests", dependencies: ["Client", "Services", "Store", "Web", "TestSupport"]),
        .testTarget(name: "CalendarTests", dependencies: ["Calendar", "CLibical", "TestSupport"]),
        .testTarget(name: "ConfigurationTests", dependencies: ["Configuration", "Catalog", "TestSupport"]),
        .testTarget(name: "CatalogTests", dependencies: ["Catalog", "TestSupport"]),
        .testTarget(name: "ArgumentsTests", dependencies: ["Arguments", "Configuration", "Shell", "TestSupport"]),
        .testTarget(name: "ShellTests", dependencies: ["Shell", "Stages", "Workbooks", "Catalog", "TestSupport"]),
        .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"]),
        .testTarget(name: "EndToEndTests", dependencies: ["Store", "TestSupport", "innkeeper", "innkeeper-fetch"]),
    ],
    cxxLanguageStandard: .cxx17
)

// `make fuzz`: a program for libFuzzer, not built otherwise, because it needs the fuzzer's runtime.
if Context.environment["INNKEEPER_FUZZ"] != nil {
    package.targets.append(
        .executableTarget(
            name: "Fuzz", dependencies: ["Archive", "Core", "Formats", "Workbooks", "Stages", "Catalog"],
            path: "Tests/Fuzz",
            exclude: ["run.sh"]))
}

for target in package.targets where [.regular, .executable, .test].contains(target.type) {
    if ["CByteScan", "CEncodings", "CGeographicLib", "CLinuxFiles", "Fuzz"].contains(target.name) { continue }
    var settings = target.swiftSettings ?? []
    settings += [
        .swiftLanguageMode(.v6),
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .strictMemorySafety(),
    ]
    target.swiftSettings = settings
}
