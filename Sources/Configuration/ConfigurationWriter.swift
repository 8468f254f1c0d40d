package import InnkeeperFormats

/// Writes a configuration as `pipeline.json`: read again, it is equal, except for what follows the `?` of an
/// address, which may be a secret. For run.json, `plan` and `init`.
package enum ConfigurationWriter {
    /// The whole file, indented, with a line end.
    package static func json(_ configuration: Configuration) -> [UInt8] {
        ConfigurationKeys.ofWriter.form.json(configuration, indent: 2)
    }

    /// The configuration as one value, inside another text.
    package static func write(_ configuration: Configuration, to json: inout JSONWriter) {
        ConfigurationKeys.ofWriter.form.write(configuration, &json)
    }

    /// The little that a configuration to begin with says: property, sources and output. The rest has its default.
    package static func starter(_ configuration: Configuration) -> [UInt8] {
        let keys = ConfigurationKeys.ofWriter.top.filter {
            ["version", "property", "sources", "output"].contains($0.spec.name)
        }
        return Form.object(keys, configuration).json(configuration, indent: 2)
    }
}
