"""ADL01xx: services, configuration and injected names that cannot be used."""

from __future__ import annotations

from adlgen.diagnostics.model import DiagnosticKind, Severity

UNKNOWN_INJECT = DiagnosticKind(
    "ADL0116",
    "an injected name is not defined",
    """\
`inject` may name `logger`, `config`, `config.<section>`, `config.<section>.<key>`, a service, or a
part of a service (`orders.reader`). A value that is a mapping has names of its own:
`config.cache.redis.url`, which other generators do not accept.

    inject: [ordrs]

Correct the name, or define the service under `spec.services` or the section under `spec.config`.
""",
)
DUPLICATE_INJECT = DiagnosticKind(
    "ADL0117",
    "a name is injected twice",
    """\
The second entry has no effect.

    inject: [logger, logger]

Remove one of the two.
""",
    Severity.WARNING,
)
RESERVED_CONFIG = DiagnosticKind(
    "ADL0118",
    "the configuration of built-in tools cannot be injected",
    """\
`config.tools` configures the built-in tools and belongs to them.

    inject: [config.tools]

Put values for your own tools into another section.
""",
)
RESERVED_SERVICE = DiagnosticKind(
    "ADL0119",
    "a service has a reserved name",
    """\
`logger` and `config` always refer to the agent's logger and configuration, so a service with one of
these names cannot be injected.

    services:
      logger: {type: service, interface: Log, factory: NewLog, description: Writes logs.}

Rename the service.
""",
    Severity.WARNING,
)
SHARED_CONSTRUCTOR = DiagnosticKind(
    "ADL0120",
    "two services share an interface or a factory",
    """\
Each service becomes an interface and a factory function, so services that share a name for either
would define it twice.

    primary: {interface: Store, factory: NewStore}
    replica: {interface: Store, factory: NewReplica}

Give each service its own names.
""",
    Severity.WARNING,
)
NOT_IDENTIFIER = DiagnosticKind(
    "ADL0121",
    "a name is not an identifier, so it cannot be injected",
    """\
`inject` takes names of letters, digits and `_` that do not start with a digit, joined by dots. A
service or section with another name can be defined, but not injected.

    services:
      order-store: {type: service, interface: Orders, factory: NewOrders, description: Orders.}

Rename it, for example to `order_store`.
""",
    Severity.WARNING,
)
