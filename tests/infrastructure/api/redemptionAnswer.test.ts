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

it('reads an answer that says only what it must', () => {
  expect(reading({})).toEqual(aRedemption());
});

it('reads lines with a delivery and a link of their own', () => {
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
])('reads the quantity %o of a line as %o', (quantity, read) => {
  expect(reading({ items: [{ ...wire.items[0], quantity }] })?.items).toEqual([anItem({ quantity: read })]);
});

it.each(['two', '', 0, 2.5, {}, 1001])('takes no line for one code whose quantity is %o', (quantity) => {
  expect(reading({ items: [{ ...wire.items[0], quantity }] })).toBeNull();
});

it('reads how many rechargeable vouchers were ordered, also where that is a text', () => {
  const prepaidOrder = { orderNumber: 'P-1', quantity: '3', state: 'ORDERED' };
  expect(reading({ prepaidOrder })?.prepaidOrder).toEqual({ ...prepaidOrder, quantity: 3 });
});

it('reads what a check and a document are opened by, and when a check is over', () => {
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
])('leaves an odd %s out and believes the rest: %j', (field, odd) => {
  expect(reading({ [field]: odd })).toEqual(aRedemption());
});

it('opens nothing with a token that is none', () => {
  const items = [{ ...wire.items[0], redeemLinkToken: '../x' }];
  expect(reading({ items })?.items[0]?.redeemLinkToken).toBeNull();
});

it('tells what happened, and leaves out what it does not know', () => {
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
  'leaves out a remainder that makes no sense: %s',
  (odd) => {
    expect(reading({ remainingBalanceInCent: odd })?.remainingBalanceInCent).toBeNull();
  },
);

it.each([{ status: 'SHIPPED' }, { items: 'none' }, { items: [{ ...wire.items[0], valueInCent: 1.5 }] }])(
  'does not guess where money is concerned: %j',
  (odd) => {
    expect(reading(odd)).toBeNull();
  },
);

it('takes a logo from our own origin only', () => {
  const items = [{ ...wire.items[0], shopLogo: 'https://elsewhere.example/logo.svg' }];
  expect(reading({ items })?.items).toEqual([anItem()]);
});

it('reads what became of vouchers that were ordered with it', () => {
  const prepaidOrder = { orderNumber: 'P-1', quantity: 3, state: 'CANCELLED' } as const;
  expect(reading({ prepaidOrder })).toEqual(aRedemption({ prepaidOrder }));
  for (const odd of [{ ...prepaidOrder, state: 'LOST' }, { ...prepaidOrder, quantity: 0 }, 'yes']) {
    expect(reading({ prepaidOrder: odd })).toEqual(aRedemption());
  }
});
