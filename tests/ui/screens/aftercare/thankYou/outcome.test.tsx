import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Delivery } from '#domain/redemption/delivery.ts';
import { hrefOf } from '#tests/data/controls.ts';
import { say, saying } from '#tests/data/english.ts';
import { tomorrow } from '#tests/data/moments.ts';
import { aRecipient, anItem } from '#tests/data/redemption.ts';
import { thanksTitle } from '#tests/data/thanks.ts';
import { EMAIL, LINK, READY, SENT, silent, text, thanks } from './aThankYouPage.tsx';

const show = (shop: string) =>
  screen.queryByRole('button', { name: say('merchantCode.revealNamed', { shop }) });

it('says how long mails take on a site with slow mails', async () => {
  await thanks({}, { site: { mailMinutes: 60 } });
  expect(text('thankYou.upTo', { minutes: 60 })).toBeInTheDocument();
});

const parcel = (state: Delivery['state'], promisedBy = null as number | null): Delivery => ({
  state,
  kind: 'POST',
  promisedBy,
});
/** A parcel and a code of another shop. */
const beside = (delivery: Delivery, code = SENT) => ({
  items: [anItem({ delivery }), anItem({ delivery: code })],
  delivery,
});
const LATE: Delivery = { state: 'DELAYED', kind: 'EMAIL', promisedBy: tomorrow };

it.each([
  ['a mail is being prepared', { delivery: { ...SENT, state: 'PENDING' } }, ['preparing'], ['sent']],
  ['goods arrive by post by a date', { delivery: parcel('SENT', tomorrow) }, ['posted', 'postedBy'], []],
  [
    'a parcel is on its way, codes of other shops are mailed',
    beside(parcel('SENT')),
    ['posted', 'postedCodes'],
    ['postPreparing', 'soon', 'postedBy'],
  ],
  [
    'goods are being prepared, codes of other shops are mailed',
    beside(parcel('PENDING')),
    ['postPreparing', 'postedCodes'],
    ['posted'],
  ],
  [
    'everything is sent by post, no codes are mailed',
    { items: [anItem({ delivery: parcel('PENDING') })], delivery: parcel('PENDING') },
    ['postPreparing'],
    ['postedCodes'],
  ],
  [
    'a shop is late, with the expected date',
    { delivery: LATE },
    ['delayed', 'delayedText', 'expectedBy'],
    ['sent'],
  ],
  [
    'a parcel is late, codes of other shops are mailed',
    beside(parcel('DELAYED', tomorrow)),
    ['postDelayed', 'postedCodes', 'postedBy'],
    ['delayed', 'delayedText', 'posted', 'postPreparing'],
  ],
  [
    'codes are late while a parcel is on its way',
    { items: beside(parcel('SENT'), LATE).items, delivery: parcel('DELAYED') },
    ['delayed', 'delayedText', 'posted'],
    ['postDelayed'],
  ],
] as const)('explains the delivery: %s', async (_what, redemption, said, absent) => {
  await thanks(redemption, silent);
  const data = { email: EMAIL, count: 1, date: '16 June 2026', moment: '16 June 2026 at 14:00' };
  for (const key of said) expect(text(`thankYou.${key}`, data)).toBeInTheDocument();
  for (const key of absent) expect(screen.queryByText(say(`thankYou.${key}`, data))).toBeNull();
});

it('gives each available code of several a ticket, and says of the others where they are', async () => {
  const items = [anItem({ redeemLinkToken: LINK, quantity: 2 }), anItem({ shopName: 'Teehaus' })];
  await thanks({ items, delivery: READY });
  expect(text('thankYou.mailedToo', { email: EMAIL })).toBeInTheDocument();
  expect(show('Bücherwurm')).toBeInTheDocument();
  expect(document.documentElement.outerHTML).not.toContain(LINK);
  expect(show('Teehaus')).toBeNull();
  const others = within(screen.getByRole('article', { name: 'Teehaus' }));
  expect(others.getByText(say('standing.ready'))).toBeInTheDocument();
});

it('offers no code that is late', async () => {
  const delivery = { state: 'DELAYED', kind: 'LINK', promisedBy: null } as const;
  await thanks({ items: [anItem({ redeemLinkToken: LINK })], delivery }, silent);
  expect(text('thankYou.delayed')).toBeInTheDocument();
  expect(show('Bücherwurm')).toBeNull();
});

it('opens a document that is ready', async () => {
  const delivery = { state: 'READY', kind: 'PDF', promisedBy: null } as const;
  await thanks({ delivery, documentIdent: 'vd-0123456789' });
  expect(hrefOf(say('thankYou.openDocument'))).toBe('/voucher-pdf/vd-0123456789');
});

it('says that a delivery failed', async () => {
  await thanks({ delivery: { ...SENT, state: 'FAILED' } });
  expect(text('thankYou.failed')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(thanksTitle('undeliverable'));
  expect(screen.getByRole('link', { name: saying('common.support') })).toBeInTheDocument();
});

it('explains an order on hold: the reason, the end, the link, and that the value is reserved', async () => {
  await thanks(
    {
      status: 'ON_HOLD',
      holdUntil: tomorrow,
      fraudPreventionIdent: 'fp-a-held-one',
      delivery: { ...SENT, state: 'PENDING' },
    },
    silent,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(thanksTitle('held'));
  for (const key of ['thankYou.onHoldWhy', 'money.reserved']) {
    expect(text(key)).toBeInTheDocument();
  }
  expect(text('thankYou.onHoldMail', { email: EMAIL })).toBeInTheDocument();
  expect(hrefOf(say('thankYou.toCheck'))).toBe('/fraud-prevention/fp-a-held-one');
  expect(document.body).toHaveTextContent(/We expect to finish by 16 June 2026/);
  expect(screen.queryByText(say('thankYou.sent', { email: EMAIL, count: 1 }))).toBeNull();
});

it.each(['FAILED', 'RETURNED_TO_BALANCE'] as const)(
  'says that the value was returned after %s',
  async (status) => {
    await thanks({ status });
    expect(text('thankYou.returned')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(thanksTitle('returned'));
    expect(document.title).toContain(thanksTitle('returned'));
    expect(screen.queryByRole('article')).toBeNull();
    expect(text('thankYou.returnedLines')).toBeInTheDocument();
    expect(screen.queryByText(EMAIL, { exact: false })).toBeNull();
    expect(screen.queryByText(say('thankYou.mailTitle'))).toBeNull();
    expect(screen.getByRole('link', { name: saying('common.support') })).toBeInTheDocument();
  },
);

const toAda = { recipient: aRecipient() };
const addresses = () =>
  [...document.querySelectorAll('address')].map((one) => one.innerText ?? one.textContent);

it('shows on the ticket of goods where they go, once', async () => {
  await thanks({ delivery: parcel('SENT', tomorrow) }, {}, toAda);
  expect(addresses()).toHaveLength(1);
  const ticket = within(screen.getByRole('article'));
  expect(ticket.getByText(say('customer.addressTitle'))).toBeInTheDocument();
  for (const line of ['Ada Lovelace', 'Birkenweg 12a', '10115 Berlin', 'Germany'])
    expect(
      ticket.getByText((_, element) => element?.textContent === line, { selector: 'address > div' }),
    ).toBeInTheDocument();
});

it.each([
  ['codes by mail', { delivery: SENT }, toAda],
  ['goods that are held back', { status: 'ON_HOLD' as const, delivery: parcel('PENDING') }, toAda],
  ['goods that came to nothing', { status: 'RETURNED_TO_BALANCE' as const, delivery: parcel('SENT') }, toAda],
  ['goods whose address has left', { delivery: parcel('SENT') }, {}],
])('shows no address for %s', async (_what, redemption, receipt) => {
  await thanks(redemption, silent, receipt);
  expect(addresses()).toEqual([]);
});

it('shows the address on the ticket of the goods alone where codes open beside them', async () => {
  const items = [
    anItem({ shopName: 'Bowlaria', delivery: parcel('SENT') }),
    anItem({ delivery: READY, redeemLinkToken: LINK }),
  ];
  await thanks({ items, delivery: parcel('SENT') }, {}, toAda);
  expect(
    within(screen.getByRole('article', { name: 'Bowlaria' })).getByText('10115 Berlin'),
  ).toBeInTheDocument();
  expect(addresses()).toHaveLength(1);
});
