import type { Clock } from '#application/ports/clock.ts';
import type { OtherTabs } from '#application/ports/otherTabs.ts';
import { onShown, type Shown, stillTold, type Told, toldNow } from '#domain/voucher/toldTabs.ts';

const CHANNEL = 'voucher';
const FORGOTTEN = 'forgotten ';
const ERASED = 'erased';
const SHOWN = /^shown (restored|answered) (\d+) (.+)$/;

/** Tells the other tabs of this origin which voucher is gone. Does nothing without a BroadcastChannel. */
export class BroadcastTabs implements OtherTabs {
  readonly #clock: Clock;
  #opened: BroadcastChannel | null | undefined;
  #told: Told | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  tellForgotten(mark: string, leftInCent: number | null): void {
    this.#told = toldNow({ mark, leftInCent, at: this.#clock.now() }, this.#told);
    this.#channel()?.postMessage(FORGOTTEN + mark);
  }

  tellErased(): void {
    this.#channel()?.postMessage(ERASED);
  }

  tellShown(shown: Shown): void {
    const { mark, balanceInCent, isRestored } = shown;
    this.#told = stillTold(this.#told, shown);
    const from = isRestored ? 'restored' : 'answered';
    this.#channel()?.postMessage(`shown ${from} ${balanceInCent} ${mark}`);
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
    if (this.#opened === undefined) {
      this.#opened = openChannel();
      this.#opened?.addEventListener('message', ({ data }: MessageEvent<unknown>) => this.#hearShown(data));
    }
    return this.#opened;
  }

  #hearShown(data: unknown): void {
    const [, from, balance, mark] = (typeof data === 'string' && SHOWN.exec(data)) || [];
    if (mark === undefined) return;
    const shown = { mark, balanceInCent: Number(balance), isRestored: from === 'restored' };
    const next = onShown(this.#told, shown, this.#clock.now());
    if (next === 'tell-again') this.#opened?.postMessage(FORGOTTEN + mark);
    if (next === 'forget') this.#told = null;
  }
}

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}
