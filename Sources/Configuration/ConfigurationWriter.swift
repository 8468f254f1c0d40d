package import InnkeeperFormats

/// Writes a configuration as `pipeline.json`: reading it back gives an equal one, except for what follows the `?` in a
/// URL, which may be a secret. For run.json, `plan` and `init`.
package enum ConfigurationWriter {
    /// The whole file, indented, with a line end.
    package static func json(_ configuration: Configuration) -> [UInt8] {
        ConfigurationKeys.ofWriter.form.json(configuration, indent: 2)
    }

    /// Writes the configuration as a value within another text.
    package static func write(_ configuration: Configuration, to json: inout JSONWriter) {
        ConfigurationKeys.ofWriter.form.write(configuration, &json)
    }

    /// The minimum for a first configuration: property, sources and output. Everything else has its default.
    package static func starter(_ configuration: Configuration) -> [UInt8] {
        let keys = ConfigurationKeys.ofWriter.top.filter {
            ["version", "property", "sources", "output"].contains($0.spec.name)
        }
        return Form.object(keys, configuration).json(configuration, indent: 2)
    }
}
