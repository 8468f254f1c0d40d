import CInnkeeperLibical
package import InnkeeperCore
package import InnkeeperReports

/// Writes and reads iCalendar text (RFC 5545) with libical. The only file that calls it.
///
/// libical creates properties and escapes their texts; `LineFolding` folds their lines. Every component is freed where
/// it was created, which makes this safe to use.
@safe package enum Libical {
    /// The line after the last component.
    package static let tail = Array("END:VCALENDAR\r\n".utf8)

    /// The lines before the first component. `description` says what the calendar is, for programs that show it. Asks
    /// subscribers to refresh twice a day: Outlook and Apple by X-PUBLISHED-TTL, others by RFC 7986.
    package static func head(productID: String, name: String, description: String = "") -> [UInt8] {
        agreed { makeHead(productID, name, description) }
    }

    private static func makeHead(_ productID: String, _ name: String, _ description: String) -> [UInt8] {
        let calendar = unsafe icalcomponent_new(ICAL_VCALENDAR_COMPONENT)
        defer { unsafe icalcomponent_free(calendar) }
        unsafe icalcomponent_add_property(calendar, icalproperty_new_version("2.0"))
        unsafe icalcomponent_add_property(calendar, icalproperty_new_prodid(productID))
        unsafe icalcomponent_add_property(calendar, icalproperty_new_calscale("GREGORIAN"))
        // Outlook takes a calendar without a method for an invitation.
        unsafe icalcomponent_add_property(calendar, icalproperty_new_method(ICAL_METHOD_PUBLISH))
        unsafe icalcomponent_add_property(calendar, named("X-WR-CALNAME", name))
        if !description.isEmpty { unsafe icalcomponent_add_property(calendar, named("X-WR-CALDESC", description)) }
        unsafe icalcomponent_add_property(calendar, named("X-PUBLISHED-TTL", "PT12H"))
        return Array(unsafe text(of: calendar).dropLast(tail.count))
    }

    /// One all-day event that blocks no one's time, with its alarms.
    package static func event(
        _ event: BirthdayEvent, alarms: [SignedDuration] = [], _ words: Messages = .english
    ) -> [UInt8] {
        agreed { makeEvent(event, alarms, words) }
    }

    private static func makeEvent(_ event: BirthdayEvent, _ alarms: [SignedDuration], _ words: Messages) -> [UInt8] {
        let component = unsafe icalcomponent_new(ICAL_VEVENT_COMPONENT)
        defer { unsafe icalcomponent_free(component) }
        unsafe icalcomponent_add_property(component, icalproperty_new_uid(event.uid))
        // When the event was created is unknown, and using today would make every night's file differ: the epoch says
        // "long ago" and never changes (RFC 5545, 3.8.7.2 wants a time, not a true one, in a published calendar).
        unsafe icalcomponent_add_property(component, icalproperty_new_dtstamp(icaltime_from_string("19700101T000000Z")))
        unsafe icalcomponent_add_property(component, icalproperty_new_dtstart(day(event.start)))
        unsafe icalcomponent_add_property(component, icalproperty_new_dtend(day(event.start + 1)))
        if let rule = event.recurrence.rule {
            unsafe icalcomponent_add_property(component, icalproperty_new_rrule(icalrecurrencetype_from_string(rule)))
        }
        unsafe icalcomponent_add_property(component, icalproperty_new_summary(event.summary))
        if let note = event.recurrence.note(words) {
            unsafe icalcomponent_add_property(component, icalproperty_new_description(note))
        }
        unsafe icalcomponent_add_property(component, icalproperty_new_transp(ICAL_TRANSP_TRANSPARENT))
        for alarm in alarms { unsafe icalcomponent_add_component(component, self.alarm(alarm, event.summary)) }
        return unsafe text(of: component)
    }

    /// The nights of one stay, as whole days that don't block anyone's time.
    package static func stay(_ event: StayEvent) -> [UInt8] { agreed { makeStay(event) } }

    private static func makeStay(_ event: StayEvent) -> [UInt8] {
        let component = unsafe icalcomponent_new(ICAL_VEVENT_COMPONENT)
        defer { unsafe icalcomponent_free(component) }
        unsafe icalcomponent_add_property(component, icalproperty_new_uid(event.uid))
        // As for birthdays: a fixed time, so that the file changes only when a stay does.
        unsafe icalcomponent_add_property(component, icalproperty_new_dtstamp(icaltime_from_string("19700101T000000Z")))
        unsafe icalcomponent_add_property(component, icalproperty_new_dtstart(day(event.arrival)))
        unsafe icalcomponent_add_property(component, icalproperty_new_dtend(day(event.departure)))
        unsafe icalcomponent_add_property(component, icalproperty_new_summary(event.summary))
        unsafe icalcomponent_add_property(component, icalproperty_new_location(event.location))
        unsafe icalcomponent_add_property(component, icalproperty_new_description(event.description))
        let status = event.isPending ? ICAL_STATUS_TENTATIVE : ICAL_STATUS_CONFIRMED
        unsafe icalcomponent_add_property(component, icalproperty_new_status(status))
        unsafe icalcomponent_add_property(component, icalproperty_new_transp(ICAL_TRANSP_TRANSPARENT))
        // Outlook ignores TRANSP for all-day events.
        unsafe icalcomponent_add_property(component, named("X-MICROSOFT-CDO-BUSYSTATUS", "FREE"))
        return unsafe text(of: component)
    }

    /// A non-standard property.
    private static func named(_ name: String, _ value: String) -> OpaquePointer? {
        let property = unsafe icalproperty_new_x(value)
        unsafe icalproperty_set_x_name(property, name)
        return unsafe property
    }

    /// A reminder on the screen (RFC 5545, 3.6.6); the caller's event owns it.
    private static func alarm(_ offset: SignedDuration, _ words: String) -> OpaquePointer? {
        let alarm = unsafe icalcomponent_new(ICAL_VALARM_COMPONENT)
        unsafe icalcomponent_add_property(alarm, icalproperty_new_action(ICAL_ACTION_DISPLAY))
        unsafe icalcomponent_add_property(alarm, icalproperty_new_description(words))
        let trigger = unsafe icaltriggertype_from_string(offset.description)
        unsafe icalcomponent_add_property(alarm, icalproperty_new_trigger(trigger))
        return unsafe alarm
    }

    private static func day(_ date: CalendarDate) -> icaltimetype {
        let (year, month, day) = date.components
        var time = unsafe icaltime_null_date()
        unsafe time.year = Int32(year)
        unsafe time.month = Int32(month)
        unsafe time.day = Int32(day)
        return unsafe time
    }

    /// The text that two attempts agree on. When memory runs out, libical silently leaves lines out, and such a calendar
    /// must not be published. The cost is small: `EventTemplate` makes nearly all events from the first few.
    private static func agreed(_ make: () -> [UInt8]) -> [UInt8] {
        let text = make()
        guard make() == text else { preconditionFailure("no memory for a calendar") }
        return text
    }

    private static func text(of component: OpaquePointer?) -> [UInt8] {
        guard let text = unsafe icalcomponent_as_ical_string_r(component) else {
            preconditionFailure("no memory for a calendar")
        }
        defer { unsafe icalmemory_free_buffer(text) }
        var count = 0
        while unsafe text[count] != 0 { count += 1 }
        let bytes = unsafe UnsafeRawBufferPointer(start: text, count: count)
        return LineFolding.refold(unsafe Array(bytes))
    }

    // MARK: Reading

    /// The properties whose values make a `FeedEvent`.
    private static let read: Set<String> = [
        "UID", "SUMMARY", "DESCRIPTION", "DTSTART", "DTEND", "DURATION", "TRANSP",
    ]

    /// The event in `bytes`, or nil if libical can't read it.
    package static func event(_ bytes: [UInt8]) -> FeedEvent? {
        icalerror_clear_errno()
        let lines = ContentLines(read, of: bytes)
        let text = String(decoding: lines.bytes, as: UTF8.self)
        guard let component = unsafe icalparser_parse_string(text) else { return nil }
        defer { unsafe icalcomponent_free(component) }
        // When memory runs out, libical leaves parts of the event out.
        guard unsafe icalerrno_return().pointee != ICAL_NEWFAILED_ERROR else { return nil }
        guard unsafe icalcomponent_isa(component) == ICAL_VEVENT_COMPONENT else { return nil }
        var event = FeedEvent()
        event.uid = unsafe self.text(icalcomponent_get_uid(component))
        event.summary = unsafe self.text(icalcomponent_get_summary(component))
        event.description = unsafe self.text(icalcomponent_get_description(component))
        event.startText = lines.value(of: "DTSTART")
        event.start = unsafe date(icalcomponent_get_dtstart(component))
        event.endText = lines.value(of: "DTEND") ?? lines.value(of: "DURATION")
        if event.endText == nil {
            event.end = event.start.map { $0 + 1 }
        } else if unsafe icalcomponent_get_first_property(component, ICAL_DTEND_PROPERTY) != nil
            || icalcomponent_get_first_property(component, ICAL_DURATION_PROPERTY) != nil
        {
            let end = unsafe icalcomponent_get_dtend(component)
            event.end = unsafe date(end)
            event.isPartOfDay = unsafe isPartOfDay(icalcomponent_get_dtstart(component), end)
        }
        (event.statusName, event.statusText) = ("STATUS", lines.value(of: "STATUS"))
        let busy = BusyStatus(lines)
        if let busy, busy.isTentative, event.statusText.map(BusyStatus.isCertain) ?? true {
            (event.statusName, event.statusText) = (busy.name, busy.text)
        }
        if let transparency = unsafe icalcomponent_get_first_property(component, ICAL_TRANSP_PROPERTY) {
            event.isTransparent = unsafe icalproperty_get_transp(transparency) == ICAL_TRANSP_TRANSPARENT
        } else {
            event.isTransparent = busy?.isFree ?? false
        }
        event.isRepeating = lines.has("RRULE") || lines.has("RDATE")
        return event
    }

    /// The PRODID among the lines before the first event; empty if missing. It is among the first lines of a calendar,
    /// and there may be millions of others.
    package static func program(_ head: [UInt8]) -> String {
        let named = ContentLines(["PRODID"], of: Array(head.prefix(1 << 16))).bytes
        let whole = String(decoding: named, as: UTF8.self) + "\r\nEND:VCALENDAR\r\n"
        guard let calendar = unsafe icalparser_parse_string(whole) else { return "" }
        defer { unsafe icalcomponent_free(calendar) }
        guard let property = unsafe icalcomponent_get_first_property(calendar, ICAL_PRODID_PROPERTY) else { return "" }
        return unsafe text(icalproperty_get_prodid(property))
    }

    /// The date as written: a check-in at 15:00 is on that date, wherever the reader is.
    private static func date(_ time: icaltimetype) -> CalendarDate? {
        guard unsafe icaltime_is_null_time(time) == 0 else { return nil }
        return unsafe CalendarDate(year: Int(time.year), month: Int(time.month), day: Int(time.day))
    }

    /// A stay over one night lasts longer, however late the arrival.
    private static let shortestNight = 8 * 3600

    /// Whether two times, as written, are of one day, in this order; or an evening and the early hours after it.
    private static func isPartOfDay(_ start: icaltimetype, _ end: icaltimetype) -> Bool {
        guard unsafe start.is_date == 0, unsafe end.is_date == 0, let first = unsafe date(start),
            let last = unsafe date(end)
        else { return false }
        let seconds = unsafe second(end) - second(start)
        return last == first ? seconds > 0 : last == first + 1 && seconds + 86_400 < shortestNight
    }

    private static func second(_ time: icaltimetype) -> Int {
        unsafe Int(time.hour) * 3600 + Int(time.minute) * 60 + Int(time.second)
    }

    private static func text(_ pointer: UnsafePointer<CChar>?) -> String {
        unsafe pointer.map { unsafe String(cString: $0) } ?? ""
    }
}
