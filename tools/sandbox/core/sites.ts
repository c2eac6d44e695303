/** What the operator configures of a brand. The app's site files hold the rest. */
export interface SandboxSite {
  readonly id: string;
  /** The key of its configuration call. */
  readonly configKey: string;
  readonly currency: string;
  readonly categoryId: number;
  readonly numberOfShops: number;
  /** Only the whole balance can be redeemed, at shops that offer exactly it. */
  readonly wholeBalanceOnly?: true;
  /** The first and last category that the app hides. `numberOfShops` is the count without them. */
  readonly hiddenCategories?: readonly [number, number];
  /** Prepaid vouchers can be topped up. */
  readonly charges?: true;
  /** Years of validity from the sale; default 3. */
  readonly validityYears?: number;
}

const BANK = { wholeBalanceOnly: true, hiddenCategories: [24, 35] } as const;

const LISTED: readonly Omit<SandboxSite, 'configKey'>[] = [
  { id: 'de', currency: 'EUR', categoryId: 1, numberOfShops: 500, charges: true },
  { id: 'at', currency: 'EUR', categoryId: 2, numberOfShops: 150, charges: true },
  { id: 'ch', currency: 'CHF', categoryId: 9, numberOfShops: 100, charges: true },
  { id: 'it', currency: 'EUR', categoryId: 15, numberOfShops: 50 },
  { id: 'fr', currency: 'EUR', categoryId: 20, numberOfShops: 150 },
  { id: 'fr-plus', currency: 'EUR', categoryId: 22, numberOfShops: 500 },
  { id: 'gb', currency: 'GBP', categoryId: 27, numberOfShops: 300, charges: true },
  { id: 'be', currency: 'EUR', categoryId: 34, numberOfShops: 100 },
  { id: 'us', currency: 'USD', categoryId: 33, numberOfShops: 400 },
  { id: 'ca', currency: 'CAD', categoryId: 35, numberOfShops: 300 },
  { id: 'bank-one', currency: 'EUR', categoryId: 29, numberOfShops: 500, ...BANK },
  { id: 'bank-two', currency: 'EUR', categoryId: 30, numberOfShops: 500, ...BANK },
  { id: 'card-network', currency: 'EUR', categoryId: 37, numberOfShops: 500 },
  { id: 'region', currency: 'EUR', categoryId: 31, numberOfShops: 250 },
  { id: 'restaurant', currency: 'EUR', categoryId: 36, numberOfShops: 250, validityYears: 1 },
];

export const SITES: readonly SandboxSite[] = LISTED.map((site) => ({
  ...site,
  configKey: site.id.toUpperCase(),
}));

export const RESTAURANT_CATEGORY = 36;
export const REGION_CATEGORY = 31;

export function siteOfCategory(categoryId: number): SandboxSite | undefined {
  return SITES.find((site) => site.categoryId === categoryId);
}

export function siteOfKey(key: string): SandboxSite | undefined {
  return SITES.find(({ configKey }) => configKey === key);
}

/** `undefined` for a host name that does not determine the site. */
export function siteOfHost(hostname: string): SandboxSite | undefined {
  // A frame of the workshop, such as f3.de.gallery.localhost.
  const own = hostname.replace(/^f\d+\.(.+)\.gallery\.localhost$/, '$1.localhost');
  return SITES.find(({ id }) => own === `${id}.localhost`);
}

/** Throws for an unknown id, which is a bug in the sandbox. */
export function siteOfId(id: string): SandboxSite {
  const found = SITES.find((site) => site.id === id);
  if (found === undefined) throw new RangeError(`There is no site ${id}.`);
  return found;
}

/** The site's URL on the same scheme and port, such as `http://gb.localhost:3000/`. */
export function siteAddress(site: string, asked: URL): string {
  const port = asked.port === '' ? '' : `:${asked.port}`;
  return `${asked.protocol}//${site}.localhost${port}/`;
}
