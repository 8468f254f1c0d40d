public import Web

// What an app names when it imports this library alone.

public typealias LoadError = Web.LoadError
public typealias PersonCard = Web.PersonCard
public typealias RetryPolicy = Web.RetryPolicy
