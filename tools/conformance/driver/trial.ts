import type { DataFile } from '../data/dataFile.ts';
import type { Stock } from '../data/stock.ts';
import { type Call, causeOf, codeOf, type Exchange, isOk } from './call.ts';
import type { Driver } from './driver.ts';
import type { Flaw } from './finding.ts';

/** A call that had to succeed did not, so nothing after it can be tried. */
export class Unexpected extends Error {
  readonly exchange: Exchange;
  readonly says: string;

  constructor(exchange: Exchange, says: string) {
    super(says);
    this.exchange = exchange;
    this.says = says;
  }

  get flaw(): Flaw {
    return { says: this.says, at: [this.exchange], ...causeOf(this.exchange) };
  }
}

/** A successful answer, read as the contract says. */
export interface Good<T> {
  readonly body: T;
  readonly exchange: Exchange;
}

/** What rules work with: calls and test data. */
export class Trial {
  readonly driver: Driver;
  readonly stock: Stock;

  constructor(driver: Driver, stock: Stock) {
    this.driver = driver;
    this.stock = stock;
  }

  get data(): DataFile {
    return this.stock.data;
  }

  send(call: Call): Promise<Exchange> {
    return this.driver.send(call);
  }

  /** Throws `Unexpected` for a refusal. */
  async good<T>(call: Call): Promise<Good<T>> {
    const exchange = await this.send(call);
    const { operationId } = exchange.operation;
    if (!isOk(exchange)) {
      const code = codeOf(exchange);
      const refused = code === undefined ? String(exchange.status) : `${exchange.status} with an error code`;
      throw new Unexpected(exchange, `${operationId} has to succeed, and is refused with ${refused}.`);
    }
    return { body: (exchange.body ?? {}) as T, exchange };
  }
}
