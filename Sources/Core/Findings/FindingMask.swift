// What a finding's facts give away of people, and how it is hidden.

extension FindingArguments {
    /// What somebody wrote, and not one of our words.
    func forEachText(_ body: (ArraySlice<UInt8>) -> Void) {
        var cursor = PackedCursor(bytes: packed)
        while let (_, kind) = FindingArguments.head(&cursor) {
            switch kind {
            case .text: body(packed[cursor.text()])
            case .texts:
                var left = cursor.index()
                while left > 0, cursor.isWhole {
                    body(packed[cursor.text()])
                    left -= 1
                }
            default: FindingArguments.pass(kind, &cursor)
            }
        }
    }

    /// Texts that look like an address or a number, or are one of `names`, give way to the mask.
    mutating func mask(_ names: KnownNames) {
        var mayBe = PersonalShape.mayBe(in: packed)
        if !names.isEmpty { forEachText { mayBe = mayBe || KnownNames.mayBe($0) } }
        guard mayBe else { return }
        func masked(_ text: String) -> String { PersonalShape.isIn(text) || names.hold(text) ? Finding.mask : text }
        let facts = all
        packed = []
        for fact in facts {
            switch fact.argument {
            case .text(let text): add(fact.name, .text(masked(text)))
            case .texts(let texts): add(fact.name, .texts(texts.map(masked)))
            default: add(fact.name, fact.argument)
            }
        }
    }

    /// Everything but words of a closed list, which tell nothing of anybody, gives way to the mask.
    mutating func redact() {
        let facts = all
        packed = []
        for fact in facts {
            switch fact.argument {
            case .word, .words: add(fact.name, fact.argument)
            default: add(fact.name, .text(Finding.mask))
            }
        }
    }
}
