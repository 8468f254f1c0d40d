import CInnkeeperLibical

/// Reads iCalendar text back with libical, and lets it work out the days of an event.
struct ParsedEvent: Equatable {
    var uid: String
    var summary: String
    var start: String
    var end: String
    var stamp: String
    var isTransparent: Bool
    /// Its first days, at most ten.
    var days: [String]
    /// The whole of it as libical writes it.
    var text: String

    /// Every event of the calendar; nil when it does not parse without an error.
    static func all(_ bytes: [UInt8]) -> [ParsedEvent]? {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let calendar = unsafe icalparser_parse_string(text) else { return nil }
        defer { unsafe icalcomponent_free(calendar) }
        guard unsafe icalcomponent_isa(calendar) == ICAL_VCALENDAR_COMPONENT,
            unsafe icalcomponent_count_errors(calendar) == 0
        else { return nil }
        var events: [ParsedEvent] = []
        var next = unsafe icalcomponent_get_first_component(calendar, ICAL_VEVENT_COMPONENT)
        while let event = unsafe next {
            unsafe events.append(ParsedEvent(event))
            unsafe next = icalcomponent_get_next_component(calendar, ICAL_VEVENT_COMPONENT)
        }
        return events
    }

    private init(_ event: OpaquePointer) {
        uid = unsafe ParsedEvent.text(icalcomponent_get_uid(event))
        summary = unsafe ParsedEvent.text(icalcomponent_get_summary(event))
        start = unsafe ParsedEvent.text(icalcomponent_get_dtstart(event))
        end = unsafe ParsedEvent.text(icalcomponent_get_dtend(event))
        stamp = unsafe ParsedEvent.text(icalcomponent_get_dtstamp(event))
        let transparency = unsafe icalcomponent_get_first_property(event, ICAL_TRANSP_PROPERTY)
        isTransparent = unsafe icalproperty_get_transp(transparency) == ICAL_TRANSP_TRANSPARENT
        days = []
        text = unsafe ParsedEvent.text(icalcomponent_as_ical_string(event))
        guard let rule = unsafe icalcomponent_get_first_property(event, ICAL_RRULE_PROPERTY),
            let iterator = unsafe icalrecur_iterator_new(icalproperty_get_rrule(rule), icalcomponent_get_dtstart(event))
        else { return }
        defer { unsafe icalrecur_iterator_free(iterator) }
        while days.count < 10 {
            let day = unsafe icalrecur_iterator_next(iterator)
            if unsafe icaltime_is_null_time(day) != 0 { break }
            unsafe days.append(ParsedEvent.text(day))
        }
    }

    private static func text(_ pointer: UnsafePointer<CChar>?) -> String {
        guard let pointer = unsafe pointer else { return "" }
        return unsafe String(cString: pointer)
    }

    private static func text(_ time: icaltimetype) -> String {
        guard let pointer = unsafe icaltime_as_ical_string_r(time) else { return "" }
        defer { unsafe icalmemory_free_buffer(pointer) }
        return unsafe String(cString: pointer)
    }
}
