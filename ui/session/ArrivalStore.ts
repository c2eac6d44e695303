import type { EarlyPage } from './earlyPage.ts';

/** What the URL of the visit's first page said. */
export interface Arrival {
  readonly path: string;
  /** Campaign parameters of the URL (`utm_source`, `utm_campaign`). */
  readonly source: string | null;
  readonly campaign: string | null;
  /** Marks this device as a Payback customer's, permanently (product 7.5). */
  readonly isPaybackCustomer?: boolean;
  /** A voucher code that another of our sites passed on; empty without one. */
  readonly code: string;
}

/** How the visit began. Immutable, except for the code and a dropped submit, which are handed over once. */
export class ArrivalStore {
  readonly path: string;
  readonly source: string | null;
  readonly campaign: string | null;
  #code: string;
  readonly #early: EarlyPage;
  #first = true;
  #isPressLeft = false;

  constructor(arrival: Arrival, early: EarlyPage) {
    this.#early = early;
    this.path = arrival.path;
    this.source = arrival.source;
    this.campaign = arrival.campaign;
    this.#code = arrival.code;
  }

  /** Must be called when a page is shown. True for the first page of the visit; only later pages take the focus. */
  arrive(): boolean {
    const first = this.#first;
    this.#first = false;
    return first;
  }

  /** The next page leaves the focus where it is: the user did not ask for it. */
  leaveFocus(): void {
    this.#first = true;
  }

  /** Hands a code to the next page, in memory only: it must not get into a URL or storage. */
  handCode(code: string): void {
    this.#code = code;
  }

  /** Returns and forgets the code that was typed into the early page, came with the URL or was handed over. */
  takeCode(): string {
    const code = this.#early.takeTyped() || this.#code;
    this.#code = '';
    return code;
  }

  /** Records a pending submit that the next page must report as dropped. */
  leavePress(): void {
    this.#isPressLeft = true;
  }

  /** True if the early page's form was submitted, or a submit was dropped; false on later calls. */
  takePress(): boolean {
    const isLeft = this.#isPressLeft;
    this.#isPressLeft = false;
    return this.#early.takePress() || isLeft;
  }
}
