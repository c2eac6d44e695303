/** What an address brought along when the visit began. */
export interface Arrival {
  readonly path: string;
  /** Campaign parameters of the address (`utm_source`, `utm_campaign`). */
  readonly source: string | null;
  readonly campaign: string | null;
  /** A code from another of our sites, where it belongs no longer; else empty. */
  readonly code: string;
}

/** How the visit began, and whether its first page is still on show. */
export class ArrivalStore {
  readonly path: string;
  readonly source: string | null;
  readonly campaign: string | null;
  #code: string;
  #first = true;

  constructor(arrival: Arrival) {
    this.path = arrival.path;
    this.source = arrival.source;
    this.campaign = arrival.campaign;
    this.#code = arrival.code;
  }

  /** Answers whether this is the first page, and remembers that the next one is not: only later ones take focus. */
  arrive(): boolean {
    const first = this.#first;
    this.#first = false;
    return first;
  }

  /** Hands over the code that came along, once. */
  takeCode(): string {
    const code = this.#code;
    this.#code = '';
    return code;
  }
}
