/// Seconds since 1970 as `YYYY-MM-DDTHH:MM:SSZ`.
package func timestamp(_ seconds: Int64) -> String {
    let day = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
    let rest = Int(seconds - day * 86_400)
    let time = [rest / 3600, rest / 60 % 60, rest % 60].map { padded($0, to: 2) }.joined(separator: ":")
    return "\(CalendarDate(dayNumber: Int32(day)))T\(time)Z"
}
