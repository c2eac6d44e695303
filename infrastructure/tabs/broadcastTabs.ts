import type { OtherTabs } from '#application/ports/otherTabs.ts';

const CHANNEL = 'voucher';
const FORGOTTEN = 'forgotten';

/** Tells the other tabs of this origin that the voucher is gone; where they cannot be reached, nobody is told. */
export class BroadcastTabs implements OtherTabs {
  #opened: BroadcastChannel | null | undefined;

  tellForgotten(): void {
    this.#channel()?.postMessage(FORGOTTEN);
  }

  onForgotten(listener: () => void): () => void {
    const channel = this.#channel();
    const hear = (message: MessageEvent<unknown>): void => {
      if (message.data === FORGOTTEN) listener();
    };
    channel?.addEventListener('message', hear);
    return () => channel?.removeEventListener('message', hear);
  }

  /** One channel for both directions: a channel does not hear itself. Opened when first needed. */
  #channel(): BroadcastChannel | null {
    if (this.#opened === undefined) this.#opened = openChannel();
    return this.#opened;
  }
}

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}
