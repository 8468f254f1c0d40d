@main
struct Innkeeper {
    static func main() {}
}
