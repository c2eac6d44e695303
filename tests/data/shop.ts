import type { Shop, ShopDetails } from '#domain/shop/shop.ts';

/** A shop of the wall. Its slug follows its name. */
export function aShop(about: Partial<Shop> = {}): Shop {
  const name = about.name ?? 'Bücherwurm';
  return {
    id: name,
    name,
    slug: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    logo: null,
    logoColour: null,
    categories: [],
    voucherValuesInCent: [10_00, 25_00, 50_00],
    redeemable: ['online'],
    keywords: [],
    position: 'S',
    allowNameFullTextSearch: true,
    isPhysical: false,
    ...about,
  };
}

/** The details of a shop's own page. */
export function aShopPage(about: Partial<ShopDetails> = {}): ShopDetails {
  return {
    id: 'shop-1',
    name: 'Bücherwurm',
    logo: null,
    description: 'Books, and coffee to go with them.',
    redeemWarnings: [],
    isNewShopCustomerInquiry: false,
    codeKinds: ['code'],
    link: 'https://buecherwurm.example/',
    voucherValuesInCent: [10_00, 25_00, 50_00],
    isPhysical: false,
    ...about,
  };
}
