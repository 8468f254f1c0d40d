import CLibical
import Core

/// Writes iCalendar text (RFC 5545) through libical. The only file that talks to it.
///
/// Properties are made by libical, which escapes their texts; `LineFolding` breaks their lines. The writer owns one
/// component for each kind of recurrence and fills it anew for every event: making and freeing eight properties an
/// event would take twice the time. The components never leave the writer and are freed with it, which is why it is
/// safe to use.
@safe package struct Libical: ~Copyable {
    /// The line after the last component.
    package static let tail = Array("END:VCALENDAR\r\n".utf8)

    private let yearly: OpaquePointer?
    private let lastDayOfFebruary: OpaquePointer?

    package init() {
        unsafe yearly = Libical.template("FREQ=YEARLY")
        unsafe lastDayOfFebruary = Libical.template("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1")
    }

    deinit {
        unsafe icalcomponent_free(yearly)
        unsafe icalcomponent_free(lastDayOfFebruary)
    }

    /// The lines before the first component.
    package static func head(productID: String, name: String) -> [UInt8] {
        let calendar = unsafe icalcomponent_new(ICAL_VCALENDAR_COMPONENT)
        defer { unsafe icalcomponent_free(calendar) }
        unsafe icalcomponent_add_property(calendar, icalproperty_new_version("2.0"))
        unsafe icalcomponent_add_property(calendar, icalproperty_new_prodid(productID))
        unsafe icalcomponent_add_property(calendar, icalproperty_new_calscale("GREGORIAN"))
        let title = unsafe icalproperty_new_x(name)
        unsafe icalproperty_set_x_name(title, "X-WR-CALNAME")
        unsafe icalcomponent_add_property(calendar, title)
        return Array(unsafe text(of: calendar).dropLast(tail.count))
    }

    /// One all-day event that takes no time of anybody's day.
    package func event(_ event: BirthdayEvent) -> [UInt8] {
        let component = unsafe event.recurrence == .yearly ? yearly : lastDayOfFebruary
        unsafe icalcomponent_set_uid(component, event.uid)
        unsafe icalcomponent_set_dtstart(component, Libical.day(event.start))
        unsafe icalcomponent_set_dtend(component, Libical.day(event.start + 1))
        unsafe icalcomponent_set_summary(component, event.summary)
        return unsafe Libical.text(of: component)
    }

    /// An event with everything that all of one recurrence share, in the order in which it is written.
    private static func template(_ rule: String) -> OpaquePointer? {
        let component = unsafe icalcomponent_new(ICAL_VEVENT_COMPONENT)
        let someDay = unsafe day(CalendarDate(dayNumber: 0))
        unsafe icalcomponent_add_property(component, icalproperty_new_uid(""))
        // When the event was made is not known, and today would make every night's file differ: the epoch says
        // "long ago" and stays (RFC 5545, 3.8.7.2 wants a time, not a true one, in a published calendar).
        unsafe icalcomponent_add_property(component, icalproperty_new_dtstamp(icaltime_from_string("19700101T000000Z")))
        unsafe icalcomponent_add_property(component, icalproperty_new_dtstart(someDay))
        unsafe icalcomponent_add_property(component, icalproperty_new_dtend(someDay))
        unsafe icalcomponent_add_property(component, icalproperty_new_rrule(icalrecurrencetype_from_string(rule)))
        unsafe icalcomponent_add_property(component, icalproperty_new_summary(""))
        unsafe icalcomponent_add_property(component, icalproperty_new_transp(ICAL_TRANSP_TRANSPARENT))
        return unsafe component
    }

    private static func day(_ date: CalendarDate) -> icaltimetype {
        let (year, month, day) = date.components
        var time = unsafe icaltime_null_date()
        unsafe time.year = Int32(year)
        unsafe time.month = Int32(month)
        unsafe time.day = Int32(day)
        return unsafe time
    }

    private static func text(of component: OpaquePointer?) -> [UInt8] {
        guard let text = unsafe icalcomponent_as_ical_string_r(component) else { return [] }
        defer { unsafe icalmemory_free_buffer(text) }
        var count = 0
        while unsafe text[count] != 0 { count += 1 }
        let bytes = unsafe UnsafeRawBufferPointer(start: text, count: count)
        return LineFolding.refold(unsafe Array(bytes))
    }
}
