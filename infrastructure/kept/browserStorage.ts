import type * as z from 'zod/mini';
import type { KeptChanges } from '#application/kept/kept.ts';
import { KEPT, type KeptRow } from '#domain/kept/table.ts';

/** What may be read of a stored value: its own shape, read-only at every depth. */
export type Asked<T> = T extends string | number | boolean | null | undefined
  ? T
  : { readonly [Field in keyof T]: Asked<T[Field]> };

interface Parsed {
  readonly stored: string;
  readonly shape: z.ZodMiniType;
  readonly value: unknown;
}

/**
 * A browser storage that never throws. If it is disabled, full or forbidden, values stay in memory until the page is
 * left. Parses what it reads, like an answer from the network, and ignores invalid values.
 */
export class BrowserStorage implements KeptChanges {
  readonly #storage: () => Storage;
  readonly #memory = new Map<string, string>();
  /** What each key was last parsed from and to: every change of the storage makes pages read all that they show. */
  readonly #parsed = new Map<string, Parsed>();
  readonly #listeners = new Set<() => void>();

  /** `storage` is called at every access, because the mere name `sessionStorage` can throw. */
  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** True if stored values survive a reload; false if they are kept in memory only. Writes and removes a probe. */
  lasts(): boolean {
    return (
      this.#attempt((storage) => {
        storage.setItem(KEPT.probe.text, '');
        storage.removeItem(KEPT.probe.text);
        return true;
      }) ?? false
    );
  }

  /** Null if there is no value or it has another shape. `shape` may only ask for what the key holds. */
  read<Read, Kept extends Asked<Read>>(key: KeptRow<Kept>, shape: z.ZodMiniType<Read>): Read | null {
    return this.parse(key, shape);
  }

  /** As `read`, for any schema. */
  parse<Read>({ text }: KeptRow<unknown>, shape: z.ZodMiniType<Read>): Read | null {
    const stored = this.#memory.get(text) ?? this.#attempt((storage) => storage.getItem(text));
    if (stored === null) {
      this.#parsed.delete(text);
      return null;
    }
    const last = this.#parsed.get(text);
    // The same shape has parsed it, so it is of this type.
    if (last?.stored === stored && last.shape === shape) return last.value as Read | null;
    const parsed = shape.safeParse(fromJson(stored));
    const value = parsed.success ? parsed.data : null;
    this.#parsed.set(text, { stored, shape, value });
    return value;
  }

  /** True if the value survives a reload, false if it is only in memory. */
  write<T>(key: KeptRow<T>, value: NoInfer<T>): boolean {
    const isStored = this.#write(key, value);
    this.#notify();
    return isStored;
  }

  remove({ text }: KeptRow<unknown>): void {
    this.#remove(text);
    this.#notify();
  }

  #write({ text }: KeptRow<unknown>, value: unknown): boolean {
    const json = JSON.stringify(value);
    const isStored = this.#attempt((storage) => {
      storage.setItem(text, json);
      return true;
    });
    if (isStored) {
      this.#memory.delete(text);
      return true;
    }
    // An older value must not come back after a reload.
    this.#remove(text);
    this.#memory.set(text, json);
    return false;
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  #remove(text: string): void {
    this.#memory.delete(text);
    this.#parsed.delete(text);
    this.#attempt((storage) => storage.removeItem(text));
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
