/// Source files without a test file of their own, each with the reason. Keep it short: what has logic and can be
/// called from a test has a test file.
let exemptions: [String: TestFileChecks.Exemption] = [
    // A rule carries its examples; one test runs those of all rules. The program is tested as it is run.
    "Sources/Services/Rules/": .elsewhere("Tests/CatalogTests/RulesTests.swift"),
    "Sources/Services/HouseRules.swift": .elsewhere("Tests/CatalogTests/RulesTests.swift"),
    "Sources/innkeeper/": .elsewhere("Tests/EndToEndTests/"),

    // Protocols, plain data and tables of constants.
    "Sources/Catalog/Catalog.swift": .noLogic,
    "Sources/Core/Contracts/Dataset.swift": .elsewhere("Tests/CatalogTests/StagesTests.swift"),
    "Sources/Core/Contracts/Stage.swift": .noLogic,
    "Sources/Core/Contracts/World.swift": .noLogic,
    "Sources/Core/Tables/BookingMatch.swift": .noLogic,
    "Sources/Core/Tables/Derived.swift": .noLogic,
    "Sources/Core/Tables/RecordKind.swift": .noLogic,
    "Sources/Core/Tables/RecordReference.swift": .noLogic,
    "Sources/Reports/Summary/Block.swift": .noLogic,
    "Sources/Services/Records/Camper.swift": .noLogic,
    "Sources/Services/Records/PlaceInfo.swift": .noLogic,
    "Sources/Services/ServiceError.swift": .noLogic,
    "Sources/Services/Store/CampStore.swift": .noLogic,
    "Sources/Shell/Progress.swift": .noLogic,
    "Sources/Stages/Decode/Places/PlaceDraft.swift": .noLogic,
    "Sources/Stages/Decode/Places/PlaceSurvey.swift": .noLogic,
    "Sources/Stages/Decode/XML/XMLContactGrammar.swift": .noLogic,

    // Parts of one unit that only the unit itself can see.
    "Sources/Arguments/Parsing/TokenScanner.swift": .through("TypedArgumentsTests"),
    "Sources/Arguments/Parsing/UsageFault.swift": .through("InvocationTests"),
    "Sources/Arguments/Parsing/ValueReader.swift": .through("InvocationTests"),
    "Sources/Arguments/Rendering/BashCompletions.swift": .through("CompletionsTests"),
    "Sources/Arguments/Rendering/FishCompletions.swift": .through("CompletionsTests"),
    "Sources/Arguments/Rendering/TextLayout.swift": .through("HelpTextTests"),
    "Sources/Arguments/Rendering/ZshCompletions.swift": .through("CompletionsTests"),
    "Sources/Arguments/Table/OptionTable.swift": .through("CommandTableTests"),
    "Sources/Core/Findings/FindingTexts.swift": .through("FindingsTests"),
    "Sources/Services/Stays/UnitStays.swift": .through("SiteCalendarTests"),
    "Sources/Services/Records/PersonInfo.swift": .through("ContactServiceTests"),
    "Sources/Services/Records/Reservation.swift": .through("ReservationServiceTests"),
    "Sources/Services/Records/ServiceBatches.swift": .through("SameVerdictsTests"),
    "Sources/Services/Records/SiteNumber.swift": .through("CampSiteServiceTests"),
    "Sources/Services/ServiceContext.swift": .through("SavingTests"),
    "Sources/Stages/Decode/Lines/Blanking.swift": .through("VCardLineMaskTests"),
    "Sources/Shell/TableFindings.swift": .through("RunnerTests"),
    "Sources/Store/SQLite.swift": .through("SQLiteStoreTests"),
    "Sources/Store/StoreRecords.swift": .elsewhere("Tests/ServicesTests/"),
    "Sources/Store/StoreSchema.swift": .through("SQLiteStoreTests"),
]
