import CLibical
package import Core

/// Writes iCalendar text (RFC 5545) through libical. The only file that talks to it.
///
/// Properties are made by libical, which escapes their texts; `LineFolding` breaks their lines. Every component is
/// freed where it was made, which is why this is safe to use.
@safe package enum Libical {
    /// The line after the last component.
    package static let tail = Array("END:VCALENDAR\r\n".utf8)

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

    /// One all-day event that takes no time of anybody's day, with its alarms.
    package static func event(_ event: BirthdayEvent, alarms: [SignedDuration] = []) -> [UInt8] {
        let component = unsafe icalcomponent_new(ICAL_VEVENT_COMPONENT)
        defer { unsafe icalcomponent_free(component) }
        unsafe icalcomponent_add_property(component, icalproperty_new_uid(event.uid))
        // When the event was made is not known, and today would make every night's file differ: the epoch says
        // "long ago" and stays (RFC 5545, 3.8.7.2 wants a time, not a true one, in a published calendar).
        unsafe icalcomponent_add_property(component, icalproperty_new_dtstamp(icaltime_from_string("19700101T000000Z")))
        unsafe icalcomponent_add_property(component, icalproperty_new_dtstart(day(event.start)))
        unsafe icalcomponent_add_property(component, icalproperty_new_dtend(day(event.start + 1)))
        if let rule = event.recurrence.rule {
            unsafe icalcomponent_add_property(component, icalproperty_new_rrule(icalrecurrencetype_from_string(rule)))
        }
        unsafe icalcomponent_add_property(component, icalproperty_new_summary(event.summary))
        if let note = event.recurrence.note {
            unsafe icalcomponent_add_property(component, icalproperty_new_description(note))
        }
        unsafe icalcomponent_add_property(component, icalproperty_new_transp(ICAL_TRANSP_TRANSPARENT))
        for alarm in alarms { unsafe icalcomponent_add_component(component, self.alarm(alarm, event.summary)) }
        return unsafe text(of: component)
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

    private static func text(of component: OpaquePointer?) -> [UInt8] {
        guard let text = unsafe icalcomponent_as_ical_string_r(component) else { return [] }
        defer { unsafe icalmemory_free_buffer(text) }
        var count = 0
        while unsafe text[count] != 0 { count += 1 }
        let bytes = unsafe UnsafeRawBufferPointer(start: text, count: count)
        return LineFolding.refold(unsafe Array(bytes))
    }
}
