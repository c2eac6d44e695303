import type { Language } from '../core/language.ts';
import { pictureAddress } from '../core/picture.ts';
import type { Wire } from '../core/wire.ts';
import { DESCRIPTIONS } from './descriptions.ts';
import type { Shop } from './shop.ts';

export const REDEEMABLE: readonly Wire['Redeemable'][] = ['REDEEMABLE_ONLINE', 'REDEEMABLE_BRANCH'];

export function logoOf({ brand }: Shop): { readonly logo?: string } {
  return brand.logo === null ? {} : { logo: pictureAddress(`shops/${brand.logo}`) };
}

/** By drawing. Only some shops tell it, as in a backend that is filled by many hands. */
const LOGO_COLOURS: Readonly<Record<string, string>> = {
  alpinora: '#b23a48',
  bowlaria: '#7b2cbf',
  fitaro: '#e85d04',
};

function logoColourOf({ brand }: Shop): { readonly logoColour?: string } {
  const logoColour = LOGO_COLOURS[brand.logo ?? ''];
  return logoColour === undefined ? {} : { logoColour };
}

export function linkOf(shop: Shop): string {
  return `https://${shop.brand.slug}.example/`;
}

export function shopTile(shop: Shop): Wire['ShopTile'] {
  return {
    id: shop.id,
    name: shop.brand.name,
    slug: shop.brand.slug,
    ...logoOf(shop),
    ...logoColourOf(shop),
    categories: [...shop.categories],
    voucherValues: voucherValuesOf(shop),
    redeemable: [...shop.redeemable],
    keywords: [...shop.keywords],
    position: shop.position,
    allowNameFullTextSearch: shop.allowNameFullTextSearch,
    type: shop.type,
  };
}

/** The requested fields of a shop; all fields if none is named. */
export function shopDetails(shop: Shop, language: Language, fields: readonly string[]): Wire['ShopDetails'] {
  const texts = DESCRIPTIONS[shop.brand.category.urlName] ?? DESCRIPTIONS['restaurant'];
  const all: Wire['ShopDetails'] = {
    id: shop.id,
    name: shop.brand.name,
    ...logoOf(shop),
    description: texts?.[language] ?? '',
    redeemWarnings: shop.warnings.map((warning) => ({ text: warning[language] })),
    isNewShopCustomerInquiry: shop.isNewShopCustomerInquiry,
    codeTypes: [...shop.codeTypes],
    link: linkOf(shop),
    voucherValues: voucherValuesOf(shop),
    type: shop.type,
  };
  if (fields.length === 0) return all;
  return Object.fromEntries(Object.entries(all).filter(([name]) => fields.includes(name)));
}

function voucherValuesOf(shop: Shop): Wire['VoucherValue'][] {
  return shop.valuesInCent.map((valueInCent) => ({ valueInCent }));
}
