import type { ServiceContext } from "../toolspec/config.js";
import type {
  CreateOrderInput,
  UpdateCustomerClass,
} from "../toolspec/index.js";

/** A product of the catalogue; the price is in cents. */
export interface Product {
  readonly sku: string;
  readonly name: string;
  readonly price: number;
}

/** What the shop knows of a customer. */
export interface Customer {
  nickName: string | null;
  class: UpdateCustomerClass | null;
  twoFactor: boolean;
  labels: Record<string, string>;
}

/** The part `orderRepo.customers`. */
export interface OrderRepositoryCustomers {
  get(id: string): Customer | undefined;
}

/** Order storage. */
export interface OrderRepository {
  readonly customers: OrderRepositoryCustomers;
  products(): readonly Product[];
  /** Stores an order and returns its id. */
  save(order: CreateOrderInput): string;
}

/** Orders that are gone when the process ends. */
export class MemoryOrderRepository implements OrderRepository {
  readonly orders: CreateOrderInput[] = [];

  constructor(
    private readonly catalogue: readonly Product[],
    readonly customers: ReadonlyMap<string, Customer>,
  ) {}

  products(): readonly Product[] {
    return this.catalogue;
  }

  save(order: CreateOrderInput): string {
    return `order-${this.orders.push(order)}`;
  }
}

/** Creates a repository in memory; a real one would connect to the configured database. */
export function newPostgresOrderRepository({
  logger,
  config,
}: ServiceContext): OrderRepository {
  logger.info(`orders are stored at ${config.database.url}`);
  const ada: Customer = {
    nickName: "Ada",
    class: "gold",
    twoFactor: false,
    labels: {},
  };
  return new MemoryOrderRepository(
    [
      { sku: "ABC-0001", name: "Blue mug", price: 1250 },
      { sku: "ABC-0002", name: "Green mug", price: 1500 },
      { sku: "XYZ-1000", name: "Teapot", price: 4900 },
    ],
    new Map([["c1", ada]]),
  );
}
