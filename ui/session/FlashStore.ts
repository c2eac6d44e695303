import { makeAutoObservable, observableRef } from 'mobx';

export const FLASH_KINDS = ['success', 'warning', 'error', 'info'] as const;
export type FlashKind = (typeof FLASH_KINDS)[number];

export interface Flash {
  readonly id: number;
  readonly kind: FlashKind;
  /** HTML; sanitised when it is drawn. */
  readonly html: string;
}

const MOST = 3;
/** Maximum length of a message, in characters. */
const LONGEST = 1_000;

/** Flash messages above the page (product 14.7): the newest three, each until dismissed. */
export class FlashStore {
  messages: readonly Flash[] = [];
  #lastId = 0;

  constructor() {
    makeAutoObservable(this, { messages: observableRef }, { autoBind: true });
  }

  /** An unknown kind counts as `info`; text of more than 1,000 characters is cut. */
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
