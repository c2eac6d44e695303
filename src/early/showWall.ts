import { shownShops } from '#application/shop/wallRequest.ts';
import type { Locale } from '#domain/language/locale.ts';
import { formatMoneyRange } from '#domain/money/formatMoneyRange.ts';
import type { Currency } from '#domain/money/money.ts';
import { NAMED_KINDS } from '#domain/shop/portion.ts';
import { popularOf } from '#domain/shop/rails.ts';
import type { AskedAhead } from '#infrastructure/api/askedAhead.ts';
import { shopAddress } from '#ui/parts/paths/shopAddress.ts';
import { bodyOf } from './ahead.ts';
import { KIND, VALUE_IN_CENT, variantOf } from './tileVariants.ts';
import { type EarlyShop, readCategories, readShops } from './wallAnswer.ts';

/** Logos to load eagerly: the first row of the widest screen. */
const FIRST_ROW = 6;

interface Calls {
  readonly shops: AskedAhead;
  readonly categories: AskedAhead | null;
}

interface Site {
  readonly locale: Locale;
  readonly currency: Currency;
  readonly hiddenShopCategories: readonly number[];
}

/**
 * Replaces the early page's skeleton by the first shops, with working links (ADR 6). Search and filters need the app;
 * until then they are inert, so that no typed input is lost.
 */
export async function showWall(early: HTMLElement, { shops, categories }: Calls, site: Site): Promise<void> {
  const main = early.querySelector('main');
  const skeleton = main?.querySelector('output[aria-busy=true]');
  const tiles = main?.querySelector<HTMLTemplateElement>('template[data-part=tiles]')?.content;
  const grid = tiles?.querySelector('ul');
  if (!main || !skeleton || !grid) return;
  for (const control of main.querySelectorAll<HTMLElement>('a, button, input, select, summary'))
    control.inert = true;
  const variants = [...grid.children];
  const [all, names] = await Promise.all([
    bodyOf(shops).then(readShops),
    categories === null ? null : bodyOf(categories).then(readCategories),
  ]);
  if (names !== null) addTabs(main, [...names.values()]);
  delete document.documentElement.dataset['wall'];
  const known = shownShops(all, site);
  if (known.length === 0) return;
  const tilesOf = (drawn: readonly EarlyShop[]) =>
    drawn.flatMap((shop, index) => {
      const tile = variants[variantOf({ ...shop, hasLogo: shop.logo !== null })]?.cloneNode(true);
      if (!(tile instanceof HTMLElement)) return [];
      const kinds = shop.categories
        .flatMap((id) => names?.get(id) ?? [])
        .slice(0, NAMED_KINDS)
        .join(', ');
      fill(tile, { shop, kinds, isFirst: index < FIRST_ROW }, site);
      return tile;
    });
  const rail = tiles?.querySelector('section');
  const popular = rail ? popularOf(known) : [];
  rail?.querySelector('ul')?.replaceChildren(...tilesOf(popular));
  for (const arrow of rail?.querySelectorAll('button') ?? []) arrow.inert = true;
  const line = skeleton.previousElementSibling;
  if (rail && popular.length > 0) line?.before(rail);
  line?.removeAttribute('data-waits');
  grid.replaceChildren(...tilesOf(known));
  grid.setAttribute('aria-labelledby', main.querySelector('h1')?.closest('[id]')?.id ?? '');
  skeleton.replaceWith(grid);
}

/** Adds the categories to the tabs above the wall; "all shops" is already there. */
function addTabs(main: HTMLElement, kinds: readonly string[]): void {
  const all = main.querySelector('nav li');
  for (const kind of kinds) {
    const tab = all?.cloneNode(true);
    if (!(tab instanceof HTMLElement)) return;
    const link = tab.querySelector('a');
    link?.removeAttribute('aria-current');
    if (link) link.textContent = kind;
    all?.parentElement?.append(tab);
  }
}

interface Tile {
  readonly shop: EarlyShop;
  readonly kinds: string;
  readonly isFirst: boolean;
}

function fill(tile: HTMLElement, { shop, kinds, isFirst }: Tile, { locale, currency }: Site): void {
  const link = tile.querySelector('a');
  link?.setAttribute('href', shopAddress(shop));
  for (const name of [link?.querySelector('span'), tile.querySelector('[aria-hidden]:empty')])
    if (name) name.textContent = shop.name;
  const image = tile.querySelector('img');
  if (isFirst) image?.removeAttribute('loading');
  if (shop.logo !== null) image?.setAttribute('src', shop.logo);
  const range = (values: readonly number[]): string => {
    const [lowestInCent = 0] = values;
    const highestInCent = values.at(-1) ?? lowestInCent;
    return formatMoneyRange({ lowestInCent, highestInCent, currency }, locale);
  };
  const sample = range([VALUE_IN_CENT]);
  for (const part of tile.querySelectorAll('span')) {
    const text = part.firstElementChild ? '' : part.textContent;
    if (text === sample)
      part.textContent = shop.voucherValuesInCent.length > 0 ? range(shop.voucherValuesInCent) : '';
    if (text.startsWith(KIND)) part.textContent = text.replace(kinds === '' ? NO_KIND : KIND, () => kinds);
    if ([sample, KIND].some((each) => text.startsWith(each)) && part.textContent === '') part.remove();
  }
}

/** Includes the separator before the place. */
const NO_KIND = new RegExp(`${KIND}( · )?`);
