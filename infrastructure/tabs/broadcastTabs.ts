import type { OtherTabs } from '#application/ports/otherTabs.ts';

const CHANNEL = 'voucher';
const FORGOTTEN = 'forgotten ';
const REMOVED = 'removed ';

/** Tells the other tabs of this origin which voucher is gone. Does nothing without a BroadcastChannel. */
export class BroadcastTabs implements OtherTabs {
  #opened: BroadcastChannel | null | undefined;

  notifyForgotten(mark: string): void {
    this.#channel()?.postMessage(FORGOTTEN + mark);
  }

  notifyRemoved(mark: string | null): void {
    this.#channel()?.postMessage(REMOVED + (mark ?? ''));
  }

  onForgotten(listener: (mark: string) => void): () => void {
    return this.#on(FORGOTTEN, listener);
  }

  onRemoved(listener: (mark: string | null) => void): () => void {
    return this.#on(REMOVED, (mark) => listener(mark || null));
  }

  #on(word: string, listener: (mark: string) => void): () => void {
    const channel = this.#channel();
    const receive = ({ data }: MessageEvent<unknown>): void => {
      if (typeof data === 'string' && data.startsWith(word)) listener(data.slice(word.length));
    };
    channel?.addEventListener('message', receive);
    return () => channel?.removeEventListener('message', receive);
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
