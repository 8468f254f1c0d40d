// Apps only need to `import InnkeeperClient`.
@_exported public import InnkeeperCore
@_exported public import InnkeeperServices
@_exported public import InnkeeperStore
@_exported public import InnkeeperWeb
