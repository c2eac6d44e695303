import * as z from 'zod/mini';
import type { ShopMemory } from '#application/ports/shopMemory.ts';
import { MOST_FAVOURITES, MOST_RECENT, type RememberedShops } from '#domain/shop/rememberedShops.ts';
import type { Shelf } from './shelf.ts';
import { KEPT } from '#domain/kept/table.ts';

/** Longer than any id of ours; what is longer was not written by us. */
const LONGEST_ID = 100;

const isId = (id: unknown): id is string => typeof id === 'string' && id !== '' && id.length <= LONGEST_ID;

/** The ids of a list that can be ids, each once and no more than are kept; a list that is none has none. */
const ids = (most: number) =>
  z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((all) => [...new Set(all.filter(isId))].slice(0, most)),
  );

const StoredShops = z.object({ recent: ids(MOST_RECENT), favourites: ids(MOST_FAVOURITES) });

/** Stores the shops that this device remembers. That something is stored at all is the person's permission. */
export class ShopMemoryShelf implements ShopMemory {
  readonly #local: Shelf;

  constructor(local: Shelf) {
    this.#local = local;
  }

  read(): RememberedShops | null {
    return this.#local.read(KEPT.rememberedShops, StoredShops);
  }

  write(shops: RememberedShops): void {
    this.#local.write(KEPT.rememberedShops, shops);
  }

  forget(): void {
    this.#local.remove(KEPT.rememberedShops);
  }
}
