import { Missing } from '../data/stock.ts';
import type { Wire } from '../driver/acts.ts';
import { flaw } from '../driver/finding.ts';
import type { Trial } from '../driver/trial.ts';
import type { Rule } from './rule.ts';
import { sameValue } from './sameAnswer.ts';

/** All shops of the wall, of which there has to be one: an empty wall keeps every rule about its shops. */
export async function wall(trial: Trial) {
  const call = { operation: 'listShops', path: { id: trial.data.site.voucherCategory } } as const;
  const { body: all } = await trial.good<Wire['ShopTile'][]>(call);
  const [first] = all;
  if (first === undefined) throw new Missing('a shop on the wall');
  return { call, all, first: String(first.id) };
}

const idsOf = (shops: readonly Wire['ShopTile'][]): readonly string[] => shops.map(({ id }) => String(id));

const pagesWhole: Rule = {
  id: 'pages',
  title: 'The pages of a wall together are the wall',
  area: 'shop',
  contract:
    'otherwise top shops before standard ones and then by name; equals always come in the same order, so',
  async *check(trial) {
    const { call, all } = await wall(trial);
    const size = Math.max(1, Math.min(500, Math.ceil(all.length / 3)));
    const ids: string[] = [];
    for (let page = 0; page * size < all.length; page += 1) {
      const query = { page: String(page), size: String(size) };
      const { body, exchange } = await trial.good<Wire['ShopTile'][]>({ ...call, query });
      ids.push(...body.map(({ id }) => String(id)));
      if (body.length > size) yield flaw('A page has more shops than were asked for.', exchange);
      if (exchange.headers.get('X-Total-Count') !== String(all.length))
        yield flaw('X-Total-Count is not the number of shops.', exchange);
    }
    const whole = await trial.send(call);
    if (
      !sameValue(
        ids,
        all.map(({ id }) => String(id)),
      )
    )
      yield flaw('Pages repeat or leave out shops.', whole);
    const beyond = await trial.send({ ...call, query: { page: '9999', size: '5' } });
    if (!sameValue(beyond.body, [])) yield flaw('A page beyond the last one has to be empty.', beyond);
    const bad = await trial.send({ ...call, query: { size: '-1' } });
    if (bad.status !== 400) yield flaw('A size below 1 has to be refused with 400.', bad);
  },
};

const wallFilters: Rule = {
  id: 'wall-filters',
  title: 'A condition of the wall leaves the shops that keep it, all of them',
  area: 'shop',
  contract: 'Conditions combine with AND; several values of one condition with OR. With `page` or `size` the',
  async *check(trial) {
    const { call, all } = await wall(trial);
    const kept: [Record<string, string>, (shop: Wire['ShopTile']) => boolean][] = [
      [
        { voucherValue: '2500' },
        ({ voucherValues }) => voucherValues.some((one) => one.valueInCent === 2500),
      ],
      [{ position: 'T' }, ({ position }) => position === 'T'],
      [
        { redeemable: 'REDEEMABLE_BRANCH' },
        ({ redeemable = [] }) => redeemable.includes('REDEEMABLE_BRANCH'),
      ],
      [
        { voucherValue: '2500', position: 'T' },
        ({ position, voucherValues }) =>
          position === 'T' && voucherValues.some((one) => one.valueInCent === 2500),
      ],
    ];
    const category = all.flatMap(({ categories = [] }) => categories).find((one) => one !== undefined);
    if (category !== undefined)
      kept.push([
        { categories: String(category) },
        ({ categories = [] }) => categories.map(String).includes(String(category)),
      ]);
    for (const [query, keeps] of kept) {
      const { body, exchange } = await trial.good<Wire['ShopTile'][]>({ ...call, query });
      if (!sameValue(idsOf(body), idsOf(all.filter(keeps))))
        yield flaw('The filtered wall is not the part of the wall that keeps the condition.', exchange);
    }
  },
};

const wallSearch: Rule = {
  id: 'wall-search',
  title: 'A name that is searched for leaves the shops that have it',
  area: 'shop',
  contract:
    "Lower-cased, spaces removed, with `'` for every apostrophe; found in name, slug and keywords, whose",
  async *check(trial) {
    const { call, all } = await wall(trial);
    const [shop] = all.filter(({ name }) => /^[\p{L}\d ]+$/u.test(name));
    if (shop === undefined) throw new Missing('a shop whose name has letters only');
    const name = shop.name.toLowerCase().replaceAll(' ', '');
    const { body, exchange } = await trial.good<Wire['ShopTile'][]>({ ...call, query: { name } });
    if (!idsOf(body).includes(String(shop.id)))
      yield flaw('A shop is not found by its whole name.', exchange);
    const nothing = await trial.send({ ...call, query: { name: `${name}${crypto.randomUUID()}` } });
    if (!sameValue(nothing.body, [])) yield flaw('A name that no shop has has to find nothing.', nothing);
  },
};

export const WALL_RULES: readonly Rule[] = [pagesWhole, wallFilters, wallSearch];
