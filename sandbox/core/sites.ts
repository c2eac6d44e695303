/** What the operator knows about a brand; the app's own files know the rest. */
export interface SandboxSite {
  readonly id: string;
  /** Under which its app asks for its configuration. */
  readonly configKey: string;
  readonly currency: string;
  readonly categoryId: number;
  readonly numberOfShops: number;
  /** Bank campaigns redeem the whole balance, whatever values a shop usually offers. */
  readonly wholeBalanceOnly?: true;
  /** The first and last category that the app hides here: `numberOfShops` are left without them. */
  readonly hiddenCategories?: readonly [number, number];
  /** Prepaid vouchers can be topped up here. */
  readonly charges?: true;
  /** How long a voucher lasts from its sale, 3 unless it says otherwise. */
  readonly validityYears?: number;
}

/** Bank campaigns redeem the whole balance, and hide some categories. */
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

/** The site whose app asks under this key. */
export function siteOfKey(key: string): SandboxSite | undefined {
  return SITES.find(({ configKey }) => configKey === key);
}

/** The site that is served under a host name; `undefined` where it could be any. */
export function siteOfHost(hostname: string): SandboxSite | undefined {
  return SITES.find(({ id }) => hostname === `${id}.localhost`);
}

/** A site of the list above; an unknown id is a mistake in the sandbox itself. */
export function siteOfId(id: string): SandboxSite {
  const found = SITES.find((site) => site.id === id);
  if (found === undefined) throw new RangeError(`There is no site ${id}.`);
  return found;
}

/** Where a site is served next to the page that asked: `http://gb.localhost:3000/`. */
export function siteAddress(site: string, asked: URL): string {
  const port = asked.port === '' ? '' : `:${asked.port}`;
  return `${asked.protocol}//${site}.localhost${port}/`;
}
