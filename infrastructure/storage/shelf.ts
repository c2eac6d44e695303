import type * as z from 'zod/mini';
import type { StorageHealth } from '#application/ports/storageHealth.ts';

const PROBE = 'probe.v1';

/**
 * A browser storage that never fails: what cannot be stored (storage switched off, full, or forbidden) is kept in
 * memory until the page is left. What is read is as foreign as what comes from the network: it is parsed, and
 * dropped where it does not fit.
 */
export class Shelf implements StorageHealth {
  readonly #storage: () => Storage;
  readonly #memory = new Map<string, string>();

  /** `storage` is asked each time, because merely naming `sessionStorage` can throw. */
  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  /** Tries it out with a key of its own, which it removes again. */
  lasts(): boolean {
    return (
      this.#attempt((storage) => {
        storage.setItem(PROBE, PROBE);
        storage.removeItem(PROBE);
        return true;
      }) ?? false
    );
  }

  read<T extends z.ZodMiniType>(key: string, shape: T): z.output<T> | null {
    const stored = this.#memory.get(key) ?? this.#attempt((storage) => storage.getItem(key));
    if (stored === null) return null;
    const parsed = shape.safeParse(fromJson(stored));
    return parsed.success ? parsed.data : null;
  }

  /** Says whether the value will outlive the page. */
  write(key: string, value: unknown): boolean {
    const text = JSON.stringify(value);
    const isStored = this.#attempt((storage) => {
      storage.setItem(key, text);
      return true;
    });
    if (isStored) {
      this.#memory.delete(key);
      return true;
    }
    this.#memory.set(key, text);
    // An older value must not come back after a reload.
    this.#attempt((storage) => storage.removeItem(key));
    return false;
  }

  remove(key: string): void {
    this.#memory.delete(key);
    this.#attempt((storage) => storage.removeItem(key));
  }

  #attempt<T>(access: (storage: Storage) => T): T | null {
    try {
      return access(this.#storage());
    } catch {
      return null;
    }
  }
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
