import { createHash } from 'node:crypto';
import type { Observer } from './Observer.ts';
import type { Step } from './steps/step.ts';

/** The router has one record of these for all documents of a process, where a browser has one for each. */
const SCROLLED = 'react-router-scroll-positions';

/** A hash of everything that a journey did and showed: steps, words, addresses, storages, books and times. */
export class Fingerprint {
  readonly #hash = createHash('sha256');

  add({ world, sights, books }: Observer, step: Step): void {
    const { engine, device } = world;
    this.#write(engine.now, step, books.ledger, books.carried);
    for (const { tab, text } of sights) this.#write(tab.number, text);
    for (const { address, session } of device.tabs)
      this.#write(
        address,
        [...session.items].filter(([key]) => key !== SCROLLED),
      );
    this.#write([...device.local.items]);
  }

  digest(): string {
    return this.#hash.copy().digest('hex');
  }

  #write(...values: readonly unknown[]): void {
    this.#hash.update(JSON.stringify(values));
  }
}
