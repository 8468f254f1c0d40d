/// What each room may import. An arrow may only point inward; a new room is one entry here, and one in Package.swift.
enum Rooms {
    /// The rooms of Swift, from the inside out, with the rooms and C libraries that each may import.
    static let allowed: [String: Set<String>] = [
        "Core": [],
        "Languages": ["Core"],
        "Formats": ["Core", "CByteScan", "CEncodings"],
        "FormatXML": ["Core", "Formats", "CLibXML2"],
        "Packing": ["CZlib", "CZstd"],
        "Archive": ["Packing", "CLibArchive"],
        "Workbooks": ["Core", "Formats", "FormatXML"],
        "Services": ["Core"],
        "Stages": ["Core", "Formats", "Services"],
        "DecodeXML": ["Core", "Formats", "FormatXML", "Stages"],
        "Distances": ["Core", "CGeographicLib"],
        "Reports": ["Core", "Formats"],
        "Store": ["Core", "Services", "Reports", "CSQLite"],
        "Web": ["Core", "Formats", "Services"],
        "Client": ["Core", "Formats", "Services", "Stages", "DecodeXML", "Distances", "Store", "Web"],
        "Calendar": ["Core", "Services", "Stages", "Reports", "CLibical"],
        "Catalog": [
            "Core", "Formats", "Services", "Stages", "DecodeXML", "Distances", "Reports", "Store", "Calendar",
        ],
        "Configuration": ["Core", "Formats", "Languages"],
        "Arguments": ["Core", "Formats", "Languages", "Configuration"],
        "Shell": [
            "Core", "Formats", "Packing", "Services", "Stages", "Reports", "Configuration", "CLinuxFiles",
            "CXXHash",
        ],
        "Spools": [
            "Core", "Formats", "Packing", "Archive", "Workbooks", "Stages", "Shell",
        ],
        "innkeeper": [
            "Core", "Formats", "Workbooks", "Services", "Stages", "Reports", "Configuration", "Catalog", "Arguments",
            "Shell", "Spools", "Store", "CLargeBlocks",
        ],
        "innkeeper-fetch": [
            "Core", "Packing", "Services", "Store", "Web", "Configuration", "Shell", "CLibCurl",
        ],
        "innkeeper-stage": [
            "Core", "Arguments", "Shell",
        ],
    ]

    /// The outer rooms, the only ones that may ask the system for anything.
    static let withEffects: Set = [
        "Client", "Shell", "Spools", "Store", "innkeeper", "innkeeper-fetch", "innkeeper-stage",
    ]

    /// Modules of the system. `Synchronization` is none: a lock has no effect outside the program.
    static let system: Set = ["Dispatch", "Foundation", "FoundationEssentials", "FoundationNetworking", "Glibc"]

    /// Libraries by which Shell reaches the system.
    static let shellLibraries: Set = ["CLinuxFiles", "CXXHash"]

    /// By what the web is spoken to: apps by the system's own networking, `innkeeper-fetch` by libcurl.
    static let networkModules: Set = ["FoundationNetworking", "CLibCurl"]

    /// The rooms that may speak to the web; no other program starts with what that costs.
    static let withNetwork: Set = ["Client", "innkeeper-fetch"]

    static let everywhere: Set = ["Synchronization"]

    /// Paths, or the folders of paths, in which `unsafe` may stand: where a C library is called, and where bytes pass
    /// through raw buffers. A fast scanner there has a reference that gives the same for every test case.
    static let unsafeFiles = [
        "Sources/Archive/ArchiveReader.swift",
        "Sources/Core/Binary/ByteAppender.swift",
        "Sources/Core/Binary/IntegerBytes.swift",
        "Sources/Formats/Bytes/Unsafe/",
        "Sources/FormatXML/ElementAttributes.swift",
        "Sources/FormatXML/ElementStream.swift",
        "Sources/FormatXML/KnownNames.swift",
        "Sources/FormatXML/XMLLibrary.swift",
        "Sources/FormatXML/XMLStream.swift",
        "Sources/FormatXML/XMLStreamState.swift",
        "Sources/Calendar/Libical.swift",
        "Sources/Distances/Geodesy.swift",
        "Sources/Store/SQLite.swift",
        "Sources/Store/SQLiteStatement.swift",
        "Sources/Shell/Digest.swift",
        "Sources/Shell/Fetching/HelperProcess.swift",
        "Sources/innkeeper-fetch/CurlExchange.swift",
        "Sources/Packing/GzipReader.swift",
        "Sources/Packing/ZstdReader.swift",
        "Sources/Shell/PosixFiles.swift",
        "Sources/Shell/PosixFolders.swift",
        "Sources/Shell/PosixOpening.swift",
        "Sources/Shell/Process.swift",
    ]
}
