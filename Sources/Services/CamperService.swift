import InnkeeperCore

/// The people who make reservations.
public struct CamperService: Sendable {
    private let context: ServiceContext

    public init(_ context: ServiceContext) { self.context = context }

    /// The camper with that name and number: the existing one, or a new one, which is stored. nil for an empty name.
    ///
    /// Two campers are the same if `contact-duplicate` says so: same name and same telephone number, however they are
    /// written.
    public func addCamper(_ fullName: String, phoneNumber: String = "") throws(ServiceError) -> Camper? {
        try context.inTurn { () throws(ServiceError) -> Camper? in
            let wanted = Camper(fullName: fullName, phoneNumber: phoneNumber)
            if check(wanted).isRefusal { return nil }
            let namesakes = try context.store.campers(named: foldedName(fullName))
            if let known = context.firstDuplicate(in: Contacts(namesakes + [wanted])) { return namesakes[known] }
            var camper = wanted
            camper.id = try context.store.nextID()
            context.save([.camper(camper)])
            return camper
        }
    }

    /// All campers, in the order in which they were added.
    public func getCampers() throws(ServiceError) -> [Camper] { try context.store.campers(named: nil) }

    /// The findings of the contact rules about a camper.
    public func check(_ camper: Camper) -> [ServiceFinding] { context.check(Contacts([camper])) }
}

extension ServiceContext {
    /// The findings of the record rules about the first contact.
    func check(_ contacts: Contacts) -> [ServiceFinding] {
        let report = rules(.contacts).check(.contacts(contacts), in: RuleContext(run: run))
        return findings(report, row: 0) { field in
            switch field {
            case "fn": contacts.fullName[0]
            case "tel": contacts.phone[0]
            case "email": contacts.email[0]
            case "bday": contacts.birthday[0].map { "\($0)" } ?? ""
            default: ""
            }
        }
    }

    /// The row that the last contact duplicates; nil if it is new.
    func firstDuplicate(in contacts: Contacts) -> Int? {
        var dataset = Dataset()
        dataset.contacts = contacts
        let report = rules(.contacts).check(dataset, in: RuleContext(run: run))
        return report.rows.first { $0.code == ContactDuplicate().code && $0.row == contacts.count - 1 }?.related
    }
}
