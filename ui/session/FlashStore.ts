import { makeAutoObservable, observableRef } from 'mobx';

export const FLASH_KINDS = ['success', 'warning', 'error', 'info'] as const;
export type FlashKind = (typeof FLASH_KINDS)[number];

export interface Flash {
  readonly id: number;
  readonly kind: FlashKind;
  /** HTML; sanitised when it is drawn. */
  readonly html: string;
  /** Undoes what the message reports; absent once that is no longer possible. */
  readonly undo?: () => void;
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

  /** An unknown kind counts as `info`; text of more than 1,000 characters is cut. Returns the message's id. */
  show(kind: string, html: string, undo?: () => void): number {
    this.#lastId += 1;
    const known = FLASH_KINDS.find((name) => name === kind) ?? 'info';
    const text = html.length > LONGEST ? `${html.slice(0, LONGEST)}…` : html;
    const message = { id: this.#lastId, kind: known, html: text, ...(undo && { undo }) };
    this.messages = [...this.messages, message].slice(-MOST);
    return message.id;
  }

  /** The message stays, but what it reports can no longer be undone. */
  endUndo(id: number): void {
    this.messages = this.messages.map(({ undo, ...message }) =>
      message.id === id || !undo ? message : { ...message, undo },
    );
  }

  dismiss(id: number): void {
    this.messages = this.messages.filter((message) => message.id !== id);
  }
}
