/// The program's version, as `--version`, the man page and every run.json say it (https://semver.org).
let toolVersion = "0.1.0"
