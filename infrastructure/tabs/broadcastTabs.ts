import type { OtherTabs } from '#application/ports/otherTabs.ts';

const CHANNEL = 'voucher';
const FORGOTTEN = 'forgotten ';
const ERASED = 'erased';

/** Tells the other tabs of this origin which voucher is gone. Does nothing without a BroadcastChannel. */
export class BroadcastTabs implements OtherTabs {
  #opened: BroadcastChannel | null | undefined;

  tellForgotten(mark: string): void {
    this.#channel()?.postMessage(FORGOTTEN + mark);
  }

  tellErased(): void {
    this.#channel()?.postMessage(ERASED);
  }

  onForgotten(listener: (mark: string) => void): () => void {
    return this.#on((data) => {
      if (typeof data === 'string' && data.startsWith(FORGOTTEN)) listener(data.slice(FORGOTTEN.length));
    });
  }

  onErased(listener: () => void): () => void {
    return this.#on((data) => {
      if (data === ERASED) listener();
    });
  }

  #on(listener: (data: unknown) => void): () => void {
    const channel = this.#channel();
    const hear = ({ data }: MessageEvent<unknown>): void => listener(data);
    channel?.addEventListener('message', hear);
    return () => channel?.removeEventListener('message', hear);
  }

  /** One channel for both directions, because a channel does not receive its own messages. Opened lazily. */
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
