/** A page of the app that its address opens in a state worth looking at. */
export interface ReadyPage {
  readonly name: string;
  readonly title: string;
  readonly path: string;
  /** The only site with this page; absent if all sites have it. */
  readonly site?: string;
}

/** @param addressOf the address of a site, with a trailing slash */
export function readyAddress({ path, site = 'de' }: ReadyPage, addressOf: (site: string) => string): string {
  return addressOf(site) + path.slice(1);
}
