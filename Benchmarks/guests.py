"""Invented guests with names as people write them, each name once, for the real mix of the benchmarks."""

FIRST = (
    "Ada Bruno Cléo Dario Édith Finn Gréta Hugo Inés Jónas Kira Léo Miłosz Nora Otto Pía Zoë Jürgen Łucja André Søren Åsa "
    "Çağla Dóra Ђорђе Ελένη İpek Ján Kateřina Māris Ngọc Ólafur Păun Raúl Šárka Thérèse Ülle Véronique Wiebke Xénia Yvonne "
    "Žofia Marie-Claire Jean-Luc Anna-Lena J.P. Mary Ann"
).replace("Mary Ann", "Mary_Ann").split()
LAST = (
    "Sample Fictus Müßig Placehólt O'Mockham Dümmel Testman Invént Øvreås Nowák D'Ersatz MacMadeup Fauxley-Smythe Třebický "
    "Żółkiewska Núñez-Prueba Iñárritu Çelik-Deneme Gîrbea Häkkinen-Koe Sjöblom-Test Þórsdóttir Vuković-Primer Šťastná "
    "Krūmiņš Nguyễn-Thử Αλφαδόπουλος Примеров Ștefănescu Åkerlund Bérubé Coëtmeur Décary Esswein Fröhlich Grünwald"
).split()
PARTICLES = ("", "van der ", "de la ", "von ", "di ", "le ", "al-", "Mc", "da ", "ten ")


class Guest:
    """The guest of a number; the same number is always the same guest."""

    def __init__(self, number):
        rest, first = divmod(number, len(FIRST))
        rest, last = divmod(rest, len(LAST))
        rest, particle = divmod(rest, len(PARTICLES))
        self.first = FIRST[first].replace("_", " ")
        self.last = PARTICLES[particle] + LAST[last]
        if rest:
            # More guests than such names: the second name tells them apart, as it does in families.
            rest, second = divmod(rest - 1, len(LAST))
            self.last += f" {LAST[second]}" if second != last else " y"
            self.last += f" {rest + 1}" if rest else ""
        self.number = number
        # Every ninth writes all in capitals; nobody is two people for that.
        if number % 9 == 4:
            self.first, self.last = self.first.upper(), self.last.upper()
        self.phone = f"+1 408 {200 + number // 10_000 % 800:03d} {number % 10_000:04d}"
        self.email = f"guest.{number}@example.org"

    @property
    def name(self):
        return f"{self.first} {self.last}"

    def written(self, turn):
        """The name as an export has it, in one of three ways."""
        if turn % 11 == 0:
            return f'"{self.last}, {self.first}"'
        return self.name.upper() if turn % 17 == 0 else self.name


def pick(dice, guests):
    """The number of a guest: most stays are of few guests who come again."""
    return int(guests * dice.random() ** 2)
