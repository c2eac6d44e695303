import * as z from 'zod/mini';
import { MOST_FAVOURITES, MOST_RECENT } from '#domain/shop/rememberedShops.ts';
import type { Schemas } from './browserKept.ts';

/** Longer than any id of ours. */
const LONGEST_ID = 100;

const isId = (id: unknown): id is string => typeof id === 'string' && id !== '' && id.length <= LONGEST_ID;

/** The valid ids of a list, unique and at most `most`; none if it is not a list. */
const ids = (most: number) =>
  z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((all) => [...new Set(all.filter(isId))].slice(0, most)),
  );

export const SHOPS_KEPT = {
  rememberedShops: z.object({ recent: ids(MOST_RECENT), favourites: ids(MOST_FAVOURITES) }),
} satisfies Schemas<'rememberedShops'>;
