import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { done } from '#domain/core/result.ts';
import type { Delivery } from '#domain/redemption/delivery.ts';
import type { RedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import { refusal } from '#tests/data/answers.ts';
import { CHARGING } from '#tests/data/charge.ts';
import { say, saying } from '#tests/data/english.ts';
import { tomorrow } from '#tests/data/moments.ts';
import { aLinkToken, aRedemption, aStatusToken, anItem } from '#tests/data/redemption.ts';
import { switchedOn } from '#tests/data/site.ts';
import { wishesReveal } from '#ui/parts/paths/revealWish.ts';
import { EMAIL, SENT, press, silent, text, thanks } from './aThankYouPage.tsx';

const LINK = aLinkToken as RedeemLinkToken;
const READY: Delivery = { state: 'READY', kind: 'LINK', promisedBy: null };
const openCode = (shop: string) =>
  screen.queryByRole('link', { name: `${say('thankYou.openCode')} ${shop}` });

it('says what was redeemed, where it was sent, what is left, and under which number', async () => {
  await thanks({ delivery: SENT });
  for (const fact of ['Bücherwurm', '€25.00', EMAIL, 'R-1001']) expect(document.body).toHaveTextContent(fact);
  expect(text('thankYou.sent', { email: EMAIL, count: 1 })).toBeInTheDocument();
  expect(text('thankYou.soon')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: say('thankYou.copyOrder') })).toBeInTheDocument();
});

it('says how long mails take on a site where they take long', async () => {
  await thanks({}, { site: { mailMinutes: 60 } });
  expect(text('thankYou.upTo', { minutes: 60 })).toBeInTheDocument();
});

it('promises no mail that is yet to be written', async () => {
  await thanks({ delivery: { ...SENT, state: 'PENDING' } }, silent);
  expect(text('thankYou.preparing', { email: EMAIL })).toBeInTheDocument();
  expect(screen.queryByText(say('thankYou.sent', { email: EMAIL, count: 1 }))).toBeNull();
});

it('says by when goods come by post', async () => {
  await thanks({ delivery: { state: 'SENT', kind: 'POST', promisedBy: tomorrow } });
  expect(text('thankYou.posted', { email: EMAIL })).toBeInTheDocument();
  expect(text('thankYou.postedBy', { date: '16 June 2026' })).toBeInTheDocument();
});

it('says of goods that nobody has packed yet that they are being prepared, and of codes beside them that they are mailed', async () => {
  const parcel: Delivery = { state: 'PENDING', kind: 'POST', promisedBy: null };
  await thanks({ items: [anItem({ delivery: parcel }), anItem({ delivery: SENT })], delivery: parcel });
  expect(text('thankYou.postPreparing', { email: EMAIL })).toBeInTheDocument();
  expect(text('thankYou.postedCodes', { email: EMAIL })).toBeInTheDocument();
  expect(screen.queryByText(say('thankYou.posted', { email: EMAIL }))).toBeNull();
});

it('promises no codes by mail where everything comes by post', async () => {
  const parcel: Delivery = { state: 'PENDING', kind: 'POST', promisedBy: null };
  await thanks({ items: [anItem({ delivery: parcel })], delivery: parcel });
  expect(screen.queryByText(say('thankYou.postedCodes', { email: EMAIL }))).toBeNull();
});

it('opens codes that are there at once, line by line', async () => {
  const items = [anItem({ redeemLinkToken: LINK, quantity: 2 }), anItem({ shopName: 'Teehaus' })];
  await thanks({ items, delivery: READY });
  expect(text('thankYou.shown_other')).toBeInTheDocument();
  expect(text('thankYou.mailedToo', { email: EMAIL })).toBeInTheDocument();
  expect(openCode('Bücherwurm')).toHaveAttribute('href', `/merchantcode/${aLinkToken}`);
  expect(openCode('Teehaus')).toBeNull();
});

it('lists several shops in one card, with their values and the sum', async () => {
  const logo = '/shops/teehaus.svg';
  await thanks({ items: [anItem({ quantity: 2 }), anItem({ shopName: 'Teehaus', shopLogo: logo })] });
  const card = screen.getByRole('region', { name: say('thankYou.lines') });
  const [first, second] = within(card).getAllByRole('listitem');
  expect(first).toHaveTextContent('Bücherwurm2 × €25.00');
  expect(first?.querySelector('img')).toBeNull();
  expect(second?.querySelector('img')).toHaveAttribute('src', logo);
  expect(card).toHaveTextContent(`${say('thankYou.total')}€75.00`);
  expect(within(card).getByText('R-1001')).toBeInTheDocument();
});

it('has the only shop’s logo, name and value at the head of the card, with nothing to add up', async () => {
  await thanks({ items: [anItem({ shopLogo: '/shops/buecherwurm.svg' })] });
  const card = screen.getByRole('region', { name: 'Bücherwurm' });
  expect(card.querySelector('img')).toHaveAttribute('src', '/shops/buecherwurm.svg');
  expect(within(card).queryByText(say('thankYou.total'))).toBeNull();
});

it('does without a logo that cannot be loaded', async () => {
  await thanks({ items: [anItem({ shopLogo: '/shops/gone.svg' })] });
  const card = screen.getByRole('region', { name: 'Bücherwurm' });
  const logo = card.querySelector('img');
  if (logo) fireEvent.error(logo);
  expect(card.querySelector('img')).toBeNull();
});

it('shows the only code on a press that its page takes for the wish to see it', async () => {
  const { router } = await thanks({ items: [anItem({ redeemLinkToken: LINK })], delivery: READY });
  expect(text('thankYou.shown_one')).toBeInTheDocument();
  const open = openCode('Bücherwurm');
  if (open) await act(async () => fireEvent.click(open));
  expect(router.state.location.pathname).toBe(`/merchantcode/${aLinkToken}`);
  expect(wishesReveal(router.state.location.state)).toBe(true);
});

it('shows no code that is late', async () => {
  const delivery = { state: 'DELAYED', kind: 'LINK', promisedBy: null } as const;
  await thanks({ items: [anItem({ redeemLinkToken: LINK })], delivery }, silent);
  expect(text('standing.delayed')).toBeInTheDocument();
  expect(openCode('Bücherwurm')).toBeNull();
});

it('leads to a document that is ready', async () => {
  const delivery = { state: 'READY', kind: 'PDF', promisedBy: null } as const;
  await thanks({ delivery, documentIdent: 'vd-0123456789' });
  expect(screen.getByRole('link', { name: say('thankYou.openDocument') })).toHaveAttribute(
    'href',
    '/voucher-pdf/vd-0123456789',
  );
});

it('tells lines apart that stand differently', async () => {
  const late = anItem({ shopName: 'Teehaus', delivery: { ...SENT, state: 'DELAYED' } });
  await thanks(
    { items: [anItem({ delivery: SENT }), late], delivery: { ...SENT, state: 'DELAYED' } },
    silent,
  );
  const [first, second] = within(screen.getByRole('region', { name: say('thankYou.lines') })).getAllByRole(
    'listitem',
  );
  expect(first).toHaveTextContent(say('standing.sent'));
  expect(second).toHaveTextContent(say('standing.delayed'));
});

it('says once how lines stand that stand alike', async () => {
  await thanks({ items: [anItem({ delivery: SENT }), anItem({ delivery: SENT })], delivery: SENT });
  expect(screen.getAllByText(say('standing.sent'))).toHaveLength(1);
  expect(text('thankYou.sent', { email: EMAIL, count: 2 })).toBeInTheDocument();
});

it('says that a partner is late, how long that takes, and by when it is expected', async () => {
  await thanks({ delivery: { state: 'DELAYED', kind: 'EMAIL', promisedBy: tomorrow } }, silent);
  expect(text('thankYou.delayed')).toBeInTheDocument();
  expect(text('thankYou.delayedText', { email: EMAIL })).toBeInTheDocument();
  expect(document.body).toHaveTextContent(/Expected by 16 June 2026/);
  expect(screen.queryByText(say('thankYou.sent', { email: EMAIL, count: 1 }))).toBeNull();
});

it('says where a delivery cannot come', async () => {
  await thanks({ delivery: { ...SENT, state: 'FAILED' } });
  expect(text('thankYou.failed')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(say('thankYou.failedTitle'));
  expect(screen.getByRole('link', { name: saying('common.support') })).toBeInTheDocument();
});

it('explains a check: why, until when, where its link is, and that the value is reserved', async () => {
  await thanks({ status: 'ON_HOLD', holdUntil: tomorrow, delivery: { ...SENT, state: 'PENDING' } }, silent);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(say('thankYou.heldTitle'));
  for (const key of ['standing.on-hold', 'thankYou.onHoldWhy', 'money.reserved']) {
    expect(text(key)).toBeInTheDocument();
  }
  expect(text('thankYou.onHoldMail', { email: EMAIL })).toBeInTheDocument();
  expect(document.body).toHaveTextContent(/expected to go on by 16 June 2026/);
  expect(screen.queryByText(say('thankYou.sent', { email: EMAIL, count: 1 }))).toBeNull();
});

it.each(['FAILED', 'RETURNED_TO_BALANCE'] as const)(
  'says that the value is back after %s',
  async (status) => {
    await thanks({ status });
    expect(text('thankYou.returned')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(say('thankYou.returnedTitle'));
    expect(document.title).toContain(say('thankYou.returnedTitle'));
    expect(text('standing.returned')).toBeInTheDocument();
    expect(screen.queryByText(EMAIL, { exact: false })).toBeNull();
    expect(screen.queryByText(say('thankYou.mailTitle'))).toBeNull();
    expect(screen.getByRole('link', { name: saying('common.support') })).toBeInTheDocument();
  },
);

it('asks by itself how a redemption under way stands, and tells what happened', async () => {
  const timeline = [
    { state: 'ACCEPTED', at: tomorrow, text: null },
    { state: 'SENT', at: tomorrow, text: 'At last.' },
  ] as const;
  const { desks } = await thanks(
    { status: 'PROCESSING' },
    { redemptions: { found: [done(aRedemption({ delivery: SENT, timeline }))] } },
  );
  expect(desks.redemption.looked).toHaveLength(1);
  const history = screen.getByRole('list', { name: say('timeline.title'), hidden: true });
  const events = within(history).getAllByRole('listitem', { hidden: true });
  expect(events.map((event) => event.textContent)).toEqual([
    expect.stringContaining(say('timeline.state.ACCEPTED')),
    expect.stringContaining('At last.'),
  ]);
  expect(events[1]).toHaveAttribute('aria-current', 'step');
  expect(text('thankYou.sent', { email: EMAIL, count: 1 })).toBeInTheDocument();
});

it('asks again on a press, and says when it asked or that it could not', async () => {
  const found = [done(aRedemption({ status: 'PROCESSING' })), refusal('offline')];
  const { desks } = await thanks({ status: 'PROCESSING' }, { redemptions: { found } });
  expect(document.body).toHaveTextContent(/Last checked: 15 June 2026/);
  await press('thankYou.refresh');
  expect(desks.redemption.looked).toHaveLength(2);
  expect(text('thankYou.unchecked')).toBeInTheDocument();
});

it('offers to redeem the rest, which begins with the code again', async () => {
  await thanks({}, {}, { balance: { amountInCent: 12_50, currency: 'EUR' } });
  expect(screen.getByRole('link', { name: say('thankYou.rest', { money: '€12.50' }) })).toHaveAttribute(
    'href',
    '/',
  );
  expect(text('thankYou.restText')).toBeInTheDocument();
});

it('offers another voucher where nothing is left, and no reminder', async () => {
  await thanks({}, {}, { balance: { amountInCent: 0, currency: 'EUR' }, voucherValidUntil: tomorrow });
  expect(screen.getByRole('link', { name: say('thankYou.another') })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('button', { name: say('thankYou.remind') })).toBeNull();
});

it('says beside the rest, which may be printed, until when it can be used', async () => {
  await thanks({}, {}, { voucherValidUntil: tomorrow });
  const until = text('thankYou.remindUntil', { date: '16 June 2026' });
  expect(screen.getByRole('region', { name: say('thankYou.left') })).toContainElement(until);
  expect(until.closest('[data-print=never]')).toBeNull();
});

it.each([
  ['showing the code', { items: [anItem({ redeemLinkToken: LINK })], delivery: READY }, 'thankYou.openCode'],
  ['redeeming the rest', { delivery: SENT }, 'thankYou.rest'],
])('has one primary button: %s', async (_what, redemption, key) => {
  await thanks(redemption);
  const primary = screen.getAllByRole('link').filter(({ className }) => className.includes('primary'));
  expect(primary).toHaveLength(1);
  expect(primary[0]).toHaveTextContent(say(key, { money: '€25.00' }));
});

it('says nothing of a rest that nobody knows', async () => {
  await thanks({}, {}, { balance: { amountInCent: null, currency: 'EUR' } });
  expect(screen.queryByText(say('thankYou.left'))).toBeNull();
  expect(screen.getByRole('link', { name: say('thankYou.another') })).toBeInTheDocument();
});

it('folds away the history, the help and the removal of data', async () => {
  const timeline = [
    { state: 'ACCEPTED', at: tomorrow, text: null },
    { state: 'SENT', at: tomorrow, text: null },
  ] as const;
  await thanks({ delivery: SENT, timeline });
  for (const key of ['timeline.title', 'thankYou.mailTitle', 'thankYou.forgetTitle']) {
    expect(text(key).closest('details')).not.toHaveAttribute('open');
  }
});

it('puts the last day of the rest into a calendar', async () => {
  const { saved } = await thanks({}, {}, { voucherValidUntil: tomorrow });
  await press('thankYou.remind');
  expect(saved).toHaveLength(1);
  expect(saved[0]?.name).toBe('voucher-reminder');
  expect(saved[0]?.file).toContain('DTSTART:20260616T120000Z\r\n');
  expect(saved[0]?.file).not.toContain(aStatusToken);
});

it('says thanks in the site’s own words', async () => {
  await thanks({}, { site: { thankYouText: { words: 'Bon appétit!' } } });
  expect(screen.getByText('Bon appétit!')).toBeInTheDocument();
});

it('asks for a rating where the site does, by safe links only', async () => {
  const externalRatingButtons = [
    { title: { words: 'Rate us' }, href: 'https://ratings.example/' },
    { title: { words: 'Evil' }, href: 'javascript:alert(1)' },
  ];
  await thanks({}, { site: { externalRatingButtons } });
  expect(screen.getByRole('link', { name: /Rate us/ })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.queryByText('Evil')).toBeNull();
});

it('names the prize of the survey where the site has one', async () => {
  const surveyPrize = {
    vouchers: 3,
    valueInCent: 25_00,
    currency: 'EUR',
    surveyUrl: 'https://survey.example/',
  } as const;
  await thanks({}, { site: { surveyPrize, switches: switchedOn('showCustomerSurvey') } });
  expect(text('thankYou.surveyText', { count: 3, money: '€25.00' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: saying('thankYou.toSurvey') })).toHaveAttribute(
    'href',
    'https://survey.example/',
  );
});

it.each([
  ['is checked', { status: 'ON_HOLD' }],
  ['came to nothing', { status: 'RETURNED_TO_BALANCE' }],
  ['cannot be delivered', { delivery: { state: 'FAILED', kind: 'EMAIL', promisedBy: null } }],
] as const)('wishes no joy and asks for no rating while an order %s', async (_, redemption) => {
  const externalRatingButtons = [{ title: { words: 'Rate us' }, href: 'https://ratings.example/' }];
  const site = { externalRatingButtons, thankYouText: { words: 'Bon appétit!' } };
  await thanks(redemption, { ...silent, site });
  expect(screen.queryByText('Bon appétit!')).toBeNull();
  expect(screen.queryByText(say('thankYou.ratings'))).toBeNull();
});

it('asks for neither rating nor survey where the site does not', async () => {
  await thanks();
  expect(screen.queryByText(say('thankYou.ratings'))).toBeNull();
  expect(screen.queryByText(say('thankYou.survey'))).toBeNull();
});

it('prints on a press', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await thanks();
  await press('thankYou.print');
  expect(print).toHaveBeenCalledOnce();
});

it.each([
  ['is left over', 25_00, true, 1],
  ['is used up', 0, true, 1],
  ['cannot be charged', 25_00, false, 0],
])(
  'offers to charge the voucher that was redeemed from, if it can be: it %s',
  async (_what, amountInCent, voucherIsPrepaid, links) => {
    const about = { site: CHARGING, opened: ['prepaidEnter'] };
    const { charges } = await thanks({}, about, {
      balance: { amountInCent, currency: 'EUR' },
      voucherIsPrepaid,
      voucherMark: '410582934',
    });
    const found = screen.queryAllByRole('link', { name: say('topUp.link') });
    expect(found).toHaveLength(links);
    for (const link of found) await act(async () => fireEvent.click(link));
    expect(charges.readEntry().serialNumber).toBe(links === 1 ? '410582934' : '');
  },
);
