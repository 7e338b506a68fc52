"""The repository ``orderRepo``, in memory."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from ..toolspec import CreateOrderInput

if TYPE_CHECKING:
    from ..toolspec.app import Services


@dataclass(frozen=True, slots=True)
class Product:
    """A product of the catalogue; the price is in cents."""

    sku: str
    name: str
    price: int


@dataclass(slots=True)
class Customer:
    """What the shop knows of a customer."""

    nick_name: str | None = None
    class_: str | int | None = None
    two_factor: bool = False
    labels: dict[str, str] = field(default_factory=dict[str, str])


class OrderRepositoryCustomers(Protocol):
    """The part ``orderRepo.customers``."""

    def get(self, id: str, /) -> Customer | None: ...


class OrderRepository(Protocol):
    """Order storage."""

    @property
    def customers(self) -> OrderRepositoryCustomers:
        """The part ``orderRepo.customers``."""
        ...

    def products(self) -> Iterator[Product]: ...

    def product(self, sku: str, /) -> Product | None: ...

    def save(self, order: CreateOrderInput, /) -> str:
        """Store an order and return its id."""
        ...


class MemoryOrderRepository:
    """Orders that are gone when the process ends."""

    def __init__(
        self, catalogue: Sequence[Product], customers: Mapping[str, Customer]
    ) -> None:
        self._catalogue = {product.sku: product for product in catalogue}
        self.customers = dict(customers)
        self.orders: list[CreateOrderInput] = []

    def products(self) -> Iterator[Product]:
        return iter(self._catalogue.values())

    def product(self, sku: str, /) -> Product | None:
        return self._catalogue.get(sku)

    def save(self, order: CreateOrderInput, /) -> str:
        self.orders.append(order)
        return f"order-{len(self.orders)}"


def new_postgres_order_repository(services: Services) -> MemoryOrderRepository:
    """Return the repository; a real one would connect to the configured database."""
    services.logger.info("orders are stored at %s", services.config.database.url)
    return MemoryOrderRepository(
        [
            Product("ABC-0001", "Blue mug", 1250),
            Product("ABC-0002", "Green mug", 1500),
            Product("XYZ-1000", "Teapot", 4900),
        ],
        {"c1": Customer("Ada", "gold")},
    )
