/** How a storage behaves: `full` refuses to write, `forbidden` throws at every access. */
export type StorageMood = 'works' | 'full' | 'forbidden';

/** A browser's storage. Another one can be made from its items, as for a duplicated tab. */
export class SimulatedStorage {
  readonly items: Map<string, string>;
  mood: StorageMood = 'works';
  /** All that was written since the last step began, also what is gone by now. */
  written: (readonly [string, string])[] = [];
  /** Called when something was stored or removed. */
  tell = (): void => undefined;

  constructor(items: Iterable<readonly [string, string]> = []) {
    this.items = new Map(items);
  }

  get length(): number {
    return this.items.size;
  }

  key(index: number): string | null {
    return [...this.items.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.mood === 'full') throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    this.items.set(key, value);
    this.written.push([key, value]);
    this.tell();
  }

  removeItem(key: string): void {
    if (this.items.delete(key)) this.tell();
  }

  clear(): void {
    this.items.clear();
  }
}
