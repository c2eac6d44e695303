import { makeAutoObservable, observableRef } from 'mobx';

export const FLASH_KINDS = ['success', 'warning', 'error', 'info'] as const;
export type FlashKind = (typeof FLASH_KINDS)[number];

export interface Flash {
  readonly id: number;
  readonly kind: FlashKind;
  /** May hold the few tags that the sanitising component allows. */
  readonly html: string;
}

const MOST = 3;
const LONGEST = 1_000;

/** Short messages above the page (specification 8): the newest three, each until it is dismissed. */
export class FlashStore {
  messages: readonly Flash[] = [];
  #lastId = 0;

  constructor() {
    makeAutoObservable(this, { messages: observableRef }, { autoBind: true });
  }

  /** A kind that is none of the four counts as information; over-long text is cut. */
  show(kind: string, html: string): void {
    this.#lastId += 1;
    const known = FLASH_KINDS.find((name) => name === kind) ?? 'info';
    const text = html.length > LONGEST ? `${html.slice(0, LONGEST)}…` : html;
    this.messages = [...this.messages, { id: this.#lastId, kind: known, html: text }].slice(-MOST);
  }

  dismiss(id: number): void {
    this.messages = this.messages.filter((message) => message.id !== id);
  }
}
