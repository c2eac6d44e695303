import { expect, it } from 'vitest';
import { RedemptionAnswer, redemptionOf } from '#infrastructure/api/redemptionAnswer.ts';
import { aLinkToken, aRedemption, aRedemptionId, aStatusToken, anItem } from '#tests/data/redemption.ts';

const wire = {
  redeemId: aRedemptionId,
  orderNumber: 'R-1001',
  status: 'COMPLETED',
  currency: 'EUR',
  items: [{ shopId: 'shop-1', shopName: 'Bücherwurm', valueInCent: 25_00, quantity: 1 }],
  remainingBalanceInCent: 25_00,
};

/** The redemption that an answer tells of, null where it cannot be read. */
function reading(about: object) {
  const parsed = RedemptionAnswer.safeParse({ ...wire, ...about });
  return parsed.success ? redemptionOf(parsed.data) : null;
}

it('parses an answer with required fields only', () => {
  expect(reading({})).toEqual(aRedemption());
});

it('parses lines with their own delivery and link', () => {
  const items = [
    {
      shopId: 1042,
      shopName: 'Bücherwurm',
      shopLogo: '/shops/buecherwurm.svg',
      valueInCent: 10_00,
      quantity: 2,
      redeemLinkToken: aLinkToken,
      delivery: { state: 'READY', kind: 'LINK', promisedBy: '2026-11-22T10:00:00Z' },
    },
    { shopId: 'shop-2', shopName: 'Teehaus', valueInCent: 5_00, quantity: 1, delivery: { state: 'LOST' } },
  ];
  const promisedBy = Date.parse('2026-11-22T10:00:00Z');
  expect(reading({ items })?.items).toEqual([
    {
      shopId: '1042',
      shopName: 'Bücherwurm',
      shopLogo: '/shops/buecherwurm.svg',
      valueInCent: 10_00,
      quantity: 2,
      redeemLinkToken: aLinkToken,
      delivery: { state: 'READY', kind: 'LINK', promisedBy },
    },
    anItem({ shopId: 'shop-2', shopName: 'Teehaus', valueInCent: 5_00 }),
  ]);
});

it.each([
  ['2', 2],
  [undefined, 1],
  [null, 1],
])('parses the quantity %o of a line as %o', (quantity, read) => {
  expect(reading({ items: [{ ...wire.items[0], quantity }] })?.items).toEqual([anItem({ quantity: read })]);
});

it.each(['two', '', 0, 2.5, {}, 1001])(
  'rejects a line with the quantity %o instead of treating it as one code',
  (quantity) => {
    expect(reading({ items: [{ ...wire.items[0], quantity }] })).toBeNull();
  },
);

it('parses the number of ordered rechargeable vouchers, also as a text', () => {
  const prepaidOrder = { orderNumber: 'P-1', quantity: '3', state: 'ORDERED' };
  expect(reading({ prepaidOrder })?.prepaidOrder).toEqual({ ...prepaidOrder, quantity: 3 });
});

it('parses the idents of check and document, and the end of the check', () => {
  const about = {
    status: 'ON_HOLD',
    delivery: { state: 'PENDING', kind: 'PDF' },
    documentIdent: 'vd-3hL6pD9sA5uZk0tT3hL6pD9sA5uZk0tT',
    fraudPreventionIdent: 'fp-3hL6pD9sA5uZk0tT',
    holdUntil: '2026-11-28T10:00:00Z',
    statusToken: aStatusToken,
    emailCorrectable: true,
  };
  expect(reading(about)).toEqual(
    aRedemption({
      ...about,
      status: 'ON_HOLD',
      delivery: { state: 'PENDING', kind: 'PDF', promisedBy: null },
      holdUntil: Date.parse('2026-11-28T10:00:00Z'),
      statusToken: aStatusToken,
    }),
  );
});

it.each([
  ['statusToken', 'short'],
  ['statusToken', 'with a\nline break in it'],
  ['documentIdent', '../../admin'],
  ['documentIdent', 'vd-too-short-for-its-page'],
  ['fraudPreventionIdent', 7],
  ['delivery', 'sent'],
  ['holdUntil', 'soon'],
  ['emailCorrectable', 'yes'],
  ['timeline', 'long'],
])('drops an invalid %s and keeps the rest: %j', (field, odd) => {
  expect(reading({ [field]: odd })).toEqual(aRedemption());
});

it('drops an invalid link token', () => {
  const items = [{ ...wire.items[0], redeemLinkToken: '../x' }];
  expect(reading({ items })?.items[0]?.redeemLinkToken).toBeNull();
});

it('parses the timeline without unknown events', () => {
  const timeline = [
    { state: 'ACCEPTED', at: '2026-11-21T10:00:00Z' },
    { state: 'TELEPORTED', at: '2026-11-21T10:01:00Z' },
    { state: 'DELAYED', at: '2026-11-21T10:02:00Z', text: 'The shop takes its time.' },
    { state: 'SENT', at: 'later' },
  ];
  expect(reading({ timeline })?.timeline).toEqual([
    { state: 'ACCEPTED', at: Date.parse('2026-11-21T10:00:00Z'), text: null },
    { state: 'DELAYED', at: Date.parse('2026-11-21T10:02:00Z'), text: 'The shop takes its time.' },
  ]);
});

it.each([-1, 0.5, '25', null, Number.POSITIVE_INFINITY, undefined])(
  'drops an invalid remainder: %s',
  (odd) => {
    expect(reading({ remainingBalanceInCent: odd })?.remainingBalanceInCent).toBeNull();
  },
);

it.each([{ status: 'SHIPPED' }, { items: 'none' }, { items: [{ ...wire.items[0], valueInCent: 1.5 }] }])(
  'rejects an answer with invalid amounts, lines or status: %j',
  (odd) => {
    expect(reading(odd)).toBeNull();
  },
);

it('accepts logos from its own origin only', () => {
  const items = [{ ...wire.items[0], shopLogo: 'https://elsewhere.example/logo.svg' }];
  expect(reading({ items })?.items).toEqual([anItem()]);
});

it('parses the state of vouchers ordered with the redemption', () => {
  const prepaidOrder = { orderNumber: 'P-1', quantity: 3, state: 'CANCELLED' } as const;
  expect(reading({ prepaidOrder })).toEqual(aRedemption({ prepaidOrder }));
  for (const odd of [{ ...prepaidOrder, state: 'LOST' }, { ...prepaidOrder, quantity: 0 }, 'yes']) {
    expect(reading({ prepaidOrder: odd })).toEqual(aRedemption());
  }
});
