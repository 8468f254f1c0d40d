/// The program's version, as shown by `--version`, the man page and every run.json (https://semver.org).
package let toolVersion = "0.1.0"
