import type { TabTurns } from '#application/ports/tabTurns.ts';
import type { KeptChanges } from '#application/kept/kept.ts';

/** Without Web Locks: how long after its own write a tab reads again what others wrote at that time; milliseconds. */
const SETTLE_MS = 150;

/** Turns by Web Locks, which end with their tab. */
export class BrowserTurns implements TabTurns {
  readonly #changes: KeptChanges;
  #wake = new Set<() => void>();
  #isListening = false;
  /** False once a lock was refused: some browsers have locks and forbid them. */
  #hasLocks = navigator.locks !== undefined;

  constructor(changes: KeptChanges) {
    this.#changes = changes;
  }

  async hold(names: readonly string[]): Promise<(() => void) | null> {
    const held: (() => void)[] = [];
    const leave = () => {
      for (const release of held) release();
    };
    for (const name of names) {
      const release = await this.#lock(name);
      if (release === null) {
        leave();
        return null;
      }
      held.push(release);
    }
    return leave;
  }

  async settle(): Promise<void> {
    if (!this.#hasLocks) await pause(SETTLE_MS);
  }

  next(ms: number): Promise<void> {
    this.#listen();
    return new Promise((resolve) => {
      const timer = window.setTimeout(() => end(), ms);
      const end = () => {
        window.clearTimeout(timer);
        this.#wake.delete(end);
        resolve();
      };
      this.#wake.add(end);
    });
  }

  /** Null while another tab holds it. Holds nothing where locks are missing or forbidden. */
  #lock(name: string): Promise<(() => void) | null> {
    const nothing = () => undefined;
    if (!this.#hasLocks) return Promise.resolve(nothing);
    return new Promise((resolve) => {
      navigator.locks
        .request(`press ${name}`, { ifAvailable: true }, (held) => {
          if (held === null) return resolve(null);
          return new Promise<void>((release) => {
            resolve(release);
          });
        })
        .catch(() => {
          this.#hasLocks = false;
          resolve(nothing);
        });
    });
  }

  #listen(): void {
    if (this.#isListening) return;
    this.#isListening = true;
    const wake = () => {
      for (const end of this.#wake) end();
    };
    this.#changes.onChange(wake);
    document.addEventListener('visibilitychange', wake);
  }
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    window.setTimeout(resolve, ms);
  });
