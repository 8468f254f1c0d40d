// swift-tools-version: 6.2
//
// Sections in order: products, libraries of the system, rooms from the inside out, tests.
// One loop at the end gives every Swift target the same settings.
// A new room is one `room` line here and one folder in Sources and in Tests.

import PackageDescription

/// The module of a room: an app that depends on this package may have a `Core` and a `CSQLite` of its own.
func module(_ room: String) -> String {
    let isOfC = room.wholeMatch(of: /C[A-Z].*/) != nil
    return isOfC ? "CInnkeeper" + room.dropFirst() : "Innkeeper" + room
}

/// A library of the system: the folder `Sources/NAME` with a module map and a shim.h, nothing else. Without `pkgConfig` it
/// is found where the system's headers are, and only what the module map names is linked.
func library(_ name: String, _ pkgConfig: String?, _ package: String) -> Target {
    .systemLibrary(name: module(name), path: "Sources/\(name)", pkgConfig: pkgConfig, providers: [.apt([package])])
}

/// The folder `Sources/NAME`.
func room(
    _ name: String, needs: [String] = [], resources: [Resource] = [], linked: [LinkerSetting] = []
) -> Target {
    .target(
        name: module(name), dependencies: needs.map { .init(stringLiteral: module($0)) }, path: "Sources/\(name)",
        resources: resources, linkerSettings: linked)
}

func program(
    _ name: String, needs: [String], path: String? = nil, exclude: [String] = [], linked: [LinkerSetting] = []
) -> Target {
    .executableTarget(
        name: name, dependencies: needs.map { .init(stringLiteral: module($0)) }, path: path, exclude: exclude,
        linkerSettings: linked)
}

/// The libraries of `CXXHash`, `CZlib` and `CZstd`, which every program needs.
let shared = ["xxhash", "z", "zstd"].map { LinkerSetting.linkedLibrary($0) }
/// The same within the program, for one that runs where they are not installed.
let carried = [":libxxhash.a", ":libz.a", ":libzstd.a"].map { LinkerSetting.linkedLibrary($0) }

/// The folder `Tests/NAMETests`.
func tests(_ name: String, needs: [String] = [], programs: [String] = []) -> Target {
    .testTarget(
        name: name + "Tests",
        dependencies: (needs.map(module) + programs + ["TestSupport"]).map { .init(stringLiteral: $0) })
}

let package = Package(
    name: "Innkeeper",
    products: [
        .executable(name: "innkeeper", targets: ["innkeeper"]),
        .executable(name: "innkeeper-fetch", targets: ["innkeeper-fetch"]),
        .executable(name: "innkeeper-stage", targets: ["innkeeper-stage"]),
        .library(name: "InnkeeperClient", targets: ["InnkeeperClient"]),
    ],
    targets: [
        // https://gitlab.gnome.org/GNOME/libxml2
        library("CLibXML2", "libxml-2.0", "libxml2-dev"),
        // https://github.com/libarchive/libarchive
        library("CLibArchive", "libarchive", "libarchive-dev"),
        // https://github.com/libical/libical, of which pkg-config would link two libraries more at every start
        library("CLibical", nil, "libical-dev"),
        // https://www.sqlite.org
        library("CSQLite", "sqlite3", "libsqlite3-dev"),
        // https://github.com/Cyan4973/xxHash
        library("CXXHash", nil, "libxxhash-dev"),
        // https://curl.se/libcurl
        library("CLibCurl", "libcurl", "libcurl4-openssl-dev"),
        // https://zlib.net
        library("CZlib", nil, "zlib1g-dev"),
        // https://github.com/facebook/zstd
        library("CZstd", nil, "libzstd-dev"),

        // C and C++ of our own, a few lines each.

        // https://geographiclib.sourceforge.io (libgeographiclib-dev)
        room("CGeographicLib", linked: [.linkedLibrary("GeographicLib")]),
        room("CByteScan"),
        // iconv of the C library
        room("CEncodings"),
        room("CLinuxFiles"),
        room("CLargeBlocks"),

        // Rooms, from the inside out. An arrow may only point to a line above.

        room("Core", linked: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        room("Languages", needs: ["Core"]),
        room("Formats", needs: ["Core", "CByteScan", "CEncodings"]),
        room("FormatXML", needs: ["Core", "Formats", "CLibXML2"]),
        room("Packing", needs: ["CZlib", "CZstd"]),
        room("Archive", needs: ["Packing", "CLibArchive"]),
        room("Workbooks", needs: ["Core", "Formats", "FormatXML"]),
        room("Services", needs: ["Core"]),
        room("Stages", needs: ["Core", "Formats", "Services"], resources: [.embedInCode("Decode/Table/Presets")]),
        room("DecodeXML", needs: ["Core", "Formats", "FormatXML", "Stages"]),
        room("Distances", needs: ["Core", "CGeographicLib"]),
        room("Reports", needs: ["Core", "Formats"]),
        room("Store", needs: ["Core", "Services", "Reports", "CSQLite"]),
        room("Web", needs: ["Core", "Formats", "Services"]),
        room(
            "Client", needs: ["Core", "Formats", "Services", "Stages", "DecodeXML", "Distances", "Store", "Web"]),
        room("Calendar", needs: ["Core", "Services", "Stages", "Reports", "CLibical"]),
        room(
            "Catalog",
            needs: [
                "Core", "Formats", "Services", "Stages", "DecodeXML", "Distances", "Reports", "Store", "Calendar",
            ]),
        room("Configuration", needs: ["Core", "Formats", "Languages"]),
        room("Arguments", needs: ["Core", "Formats", "Languages", "Configuration"]),
        room(
            "Shell",
            needs: [
                "Core", "Formats", "Packing", "Services", "Stages", "Reports", "Configuration", "CLinuxFiles",
                "CXXHash",
            ]),
        room("Spools", needs: ["Core", "Formats", "Packing", "Archive", "Workbooks", "Stages", "Shell"]),
        program(
            "innkeeper",
            needs: [
                "Core", "Formats", "Workbooks", "Services", "Stages", "Reports", "Configuration", "Catalog",
                "Arguments", "Shell", "Spools", "Store", "CLargeBlocks",
            ], linked: shared),
        program(
            "innkeeper-fetch",
            needs: ["Core", "Packing", "Services", "Store", "Web", "Configuration", "Shell", "CLibCurl"],
            linked: shared),
        program(
            "innkeeper-stage", needs: ["Core", "Arguments", "Shell"],
            linked: carried),

        // Tests mirror Sources; TestSupport is shared by them.

        .target(
            name: "TestSupport",
            dependencies: ["InnkeeperCore", "InnkeeperFormats", "InnkeeperServices", "InnkeeperStages"],
            path: "Tests/TestSupport", linkerSettings: shared),
        tests("Core", needs: ["Core", "Languages"]),
        tests("Languages", needs: ["Languages"]),
        tests("Formats", needs: ["Formats"]),
        tests("FormatXML", needs: ["FormatXML"]),
        tests("Packing", needs: ["Packing", "CZstd"]),
        tests("Archive", needs: ["Archive", "Packing"]),
        tests("Workbooks", needs: ["Core", "Workbooks", "Archive", "Packing"]),
        tests("Services", needs: ["Services", "Stages", "Store", "CSQLite"]),
        tests("Stages", needs: ["Stages", "DecodeXML"]),
        tests("DecodeXML", needs: ["DecodeXML", "FormatXML", "Stages"]),
        tests("Distances", needs: ["Distances"]),
        tests("Reports", needs: ["Reports", "Languages"]),
        tests("Store", needs: ["Store", "CSQLite"]),
        tests("Web", needs: ["Web", "Core", "Services"]),
        tests("Client", needs: ["Client", "Core", "Services", "Store", "Web", "CSQLite"]),
        tests("Calendar", needs: ["Calendar", "CLibical"]),
        tests("Configuration", needs: ["Configuration", "Catalog", "Formats", "Languages"]),
        tests("Catalog", needs: ["Catalog", "DecodeXML", "Languages"]),
        tests("Arguments", needs: ["Arguments", "Configuration", "Formats", "Shell", "Languages"]),
        tests("Shell", needs: ["Shell", "Spools", "Packing", "Stages", "Workbooks", "Catalog", "Languages"]),
        tests("Spools", needs: ["Spools", "Shell", "Packing", "Archive", "Workbooks", "Stages", "CZstd"]),
        tests("Architecture"),
        tests(
            "EndToEnd", needs: ["Store", "Languages"], programs: ["innkeeper", "innkeeper-fetch", "innkeeper-stage"]),
    ],
    cxxLanguageStandard: .cxx17
)

// `make fuzz`: a program for libFuzzer, not built otherwise, because it needs the fuzzer's runtime.
if Context.environment["INNKEEPER_FUZZ"] != nil {
    package.targets.append(
        program(
            "Fuzz", needs: ["Archive", "Core", "Formats", "Packing", "Workbooks", "Stages", "Catalog"],
            path: "Tests/Fuzz",
            exclude: ["parts.py", "run.sh"], linked: shared))
}

let ofC = Set(["CByteScan", "CEncodings", "CGeographicLib", "CLargeBlocks", "CLinuxFiles"].map(module))
for target in package.targets where [.regular, .executable, .test].contains(target.type) {
    if ofC.contains(target.name) || target.name == "Fuzz" { continue }
    target.swiftSettings = [
        .swiftLanguageMode(.v6),
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .strictMemorySafety(),
    ]
}
