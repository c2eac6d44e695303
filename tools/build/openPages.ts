import { HELP_TOPICS, helpPath } from '#domain/help/helpTopic.ts';
import { type Route, ROUTES } from '#domain/route/routes.ts';
import type { ReadyPage } from '#sandbox/core/readyPage.ts';

/** The screens that an address alone opens, by the table of routes: apart from the wall, none of a holder's way. */
export const OPEN_PAGES: readonly ReadyPage[] = ROUTES.filter(isOpen).flatMap(({ path, only, feature }) =>
  addressesOf(path).map((address) => ({
    ...named(address),
    path: address,
    ...(only && { site: only }),
    ...(feature === 'region' && { site: feature }),
  })),
);

/** Without a voucher or a payment, the wall's pages, the steps of an order and the returns from a provider lead elsewhere. */
function isOpen({ path, areas, step, zone }: Route): boolean {
  const isOfAHolder = areas.length === 0 || step !== undefined || zone === 'payment';
  return !isOfAHolder && !/:\w+(\/|$)|\*/.test(path);
}

function addressesOf(path: Route['path']): readonly string[] {
  return path === '/help/:tab?' ? [helpPath(), ...HELP_TOPICS.map(helpPath)] : [path];
}

/** `helpOldCode` and "Help, old code" of `/help/old-code`. */
function named(address: string): Pick<ReadyPage, 'name' | 'title'> {
  const words = address.slice(1).replaceAll('/', ', ').replaceAll('-', ' ');
  return {
    name: words.replaceAll(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase()),
    title: words.slice(0, 1).toUpperCase() + words.slice(1),
  };
}
