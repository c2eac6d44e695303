import type { TabTurns } from '#application/ports/tabTurns.ts';
import type { KeptChanges } from '#application/kept/kept.ts';

/** Without Web Locks: how long after its own write a tab reads again what others wrote at that time; milliseconds. */
const SETTLE_MS = 150;

/** Turns by Web Locks, which end with their tab. */
export class BrowserTurns implements TabTurns {
  readonly #changes: KeptChanges;
  #wake = new Set<() => void>();
  #isListening = false;

  constructor(changes: KeptChanges) {
    this.#changes = changes;
  }

  async hold(names: readonly string[]): Promise<(() => void) | null> {
    const held: (() => void)[] = [];
    const leave = () => {
      for (const release of held) release();
    };
    for (const name of names) {
      const release = await lock(name);
      if (release === null) {
        leave();
        return null;
      }
      held.push(release);
    }
    return leave;
  }

  async settle(): Promise<void> {
    if (navigator.locks === undefined) await pause(SETTLE_MS);
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

/** Null while another tab holds it. Holds nothing where locks are missing or forbidden. */
function lock(name: string): Promise<(() => void) | null> {
  const nothing = () => undefined;
  if (navigator.locks === undefined) return Promise.resolve(nothing);
  return new Promise((resolve) => {
    navigator.locks
      .request(`press ${name}`, { ifAvailable: true }, (held) => {
        if (held === null) return resolve(null);
        return new Promise<void>((release) => {
          resolve(release);
        });
      })
      .catch(() => resolve(nothing));
  });
}
