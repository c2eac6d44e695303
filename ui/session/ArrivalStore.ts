import type { EarlyPage } from '#application/ports/earlyPage.ts';

/** What the address of the visit's first page told. */
export interface Arrival {
  readonly path: string;
  /** Campaign parameters of the address (`utm_source`, `utm_campaign`). */
  readonly source: string | null;
  readonly campaign: string | null;
  /** A voucher code that another of our sites passed on because it belongs here; empty if there is none. */
  readonly code: string;
}

/** How the visit began. It does not change afterwards, except that a code is handed over once. */
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

  /**
   * To be called when a page is shown. True for the first page of the visit, false for all later ones: only those take
   * the focus.
   */
  arrive(): boolean {
    const first = this.#first;
    this.#first = false;
    return first;
  }

  /** Hands a code to the next page, in memory only: it belongs in no address and no storage. */
  handCode(code: string): void {
    this.#code = code;
  }

  /**
   * Returns the code that was typed into the early page, came with the address or was handed over, and forgets it; empty
   * on every later call.
   */
  takeCode(): string {
    const code = this.#early.takeTyped() || this.#code;
    this.#code = '';
    return code;
  }

  /** To be told of a press that the next page says to be dropped. */
  leavePress(): void {
    this.#isPressLeft = true;
  }

  /** True if the form of the early page was pressed, or a press was left; false on every later call. */
  takePress(): boolean {
    const isLeft = this.#isPressLeft;
    this.#isPressLeft = false;
    return this.#early.takePress() || isLeft;
  }
}
