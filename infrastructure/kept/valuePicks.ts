import * as z from 'zod/mini';
import type { ShopChoice } from '#domain/redemption/draft.ts';
import type { Shelf } from './shelf.ts';
import { KEPT } from '#domain/kept/table.ts';

/** As many shops as somebody looks at in a visit. */
const MOST_PICKS = 20;

const isPick = (value: unknown): boolean => {
  const { shopId, valueInCent } = (value ?? {}) as Partial<Record<keyof ShopChoice, unknown>>;
  return typeof shopId === 'string' && Number.isSafeInteger(valueInCent) && Number(valueInCent) > 0;
};
const StoredPicks = z.array(z.custom<ShopChoice>(isPick));

/** Stores the value last picked for each shop on its value page, of the 20 latest shops. */
export class ValuePicks {
  readonly #shelf: Shelf;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  read(shopId: string): number | null {
    return this.#all().find((pick) => pick.shopId === shopId)?.valueInCent ?? null;
  }

  write({ shopId, valueInCent }: ShopChoice): void {
    const others = this.#all().filter((pick) => pick.shopId !== shopId);
    this.#shelf.write(KEPT.valuePicks, [...others, { shopId, valueInCent }].slice(-MOST_PICKS));
  }

  #all(): readonly ShopChoice[] {
    return this.#shelf.read(KEPT.valuePicks, StoredPicks) ?? [];
  }
}
