import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { done } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';
import { CHARGING } from '#tests/data/charge.ts';
import { hrefOf, press } from '#tests/data/controls.ts';
import { say, saying } from '#tests/data/english.ts';
import { tomorrow } from '#tests/data/moments.ts';
import { aRedemption, anItem } from '#tests/data/redemption.ts';
import { aSite, switchedOn } from '#tests/data/site.ts';
import { EMAIL, LINK, READY, SENT, silent, text, thanks } from './aThankYouPage.tsx';

it('shows what was redeemed, where it was sent, what is left, and the order number', async () => {
  await thanks({ delivery: SENT });
  for (const fact of ['Bücherwurm', '€25.00', EMAIL, 'R-1001']) expect(document.body).toHaveTextContent(fact);
  expect(text('thankYou.sent', { email: EMAIL, count: 1 })).toBeInTheDocument();
  expect(text('thankYou.soon')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: say('thankYou.copyOrder') })).toBeInTheDocument();
});

const primaries = () =>
  [...screen.getAllByRole('link'), ...screen.getAllByRole('button')].filter(({ className }) =>
    className.includes('primary'),
  );

it.each([
  [
    'showing the code',
    { items: [anItem({ redeemLinkToken: LINK })], delivery: READY },
    'merchantCode.reveal',
  ],
  [
    'redeeming the rest while a mail is being prepared',
    { delivery: { ...SENT, state: 'PENDING' } },
    'thankYou.rest',
  ],
] as const)('has one primary button: %s', async (_what, redemption, key) => {
  await thanks(redemption, silent);
  expect(primaries()).toHaveLength(1);
  expect(primaries()[0]).toHaveTextContent(say(key, { money: '€25.00' }));
});

it('refers to the mail in text only, without a primary button', async () => {
  await thanks({ delivery: SENT });
  const ticket = within(screen.getByRole('article'));
  expect(ticket.getByText(say('thankYou.sent', { email: EMAIL, count: 1 }))).toBeInTheDocument();
  expect(primaries()).toEqual([]);
});

it('shows everything else below the ticket', async () => {
  await thanks({ items: [anItem({ redeemLinkToken: LINK })], delivery: READY });
  const ticket = screen.getByRole('article');
  for (const later of ['thankYou.print', 'thankYou.mailTitle', 'thankYou.questions'])
    expect(ticket.compareDocumentPosition(text(later))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('shows the picture of the brand as decoration', async () => {
  await thanks({}, { site: { keyVisualImage: '/brands/de/keyVisual.svg' } });
  const picture = document.querySelector('img[src="/brands/de/keyVisual.svg"]');
  expect(picture).toHaveAttribute('alt', '');
});

it('shows no picture while an order is on hold', async () => {
  await thanks({ status: 'ON_HOLD' }, { ...silent, site: { keyVisualImage: '/brands/de/keyVisual.svg' } });
  expect(document.querySelector('img[src="/brands/de/keyVisual.svg"]')).toBeNull();
});

it('shows the phone number of customer service', async () => {
  await thanks({}, { site: { support: { ...aSite().support, phone: '+49 30 1234' } } });
  expect(text('thankYou.questions')).toBeInTheDocument();
  expect(hrefOf('+49 30 1234')).toMatch(/^tel:/);
});

it('looks up a redemption in progress by itself, and shows its timeline', async () => {
  const timeline = [
    { state: 'ACCEPTED', at: tomorrow, text: null },
    { state: 'SENT', at: tomorrow, text: 'At last.' },
  ] as const;
  const { apis } = await thanks(
    { status: 'PROCESSING' },
    { redemptions: { found: [done(aRedemption({ delivery: SENT, timeline }))] } },
  );
  expect(apis.redemption.looked).toHaveLength(1);
  const history = screen.getByRole('list', { name: say('timeline.title'), hidden: true });
  const events = within(history).getAllByRole('listitem', { hidden: true });
  expect(events.map((event) => event.textContent)).toEqual([
    expect.stringContaining(say('timeline.state.ACCEPTED')),
    expect.stringContaining('At last.'),
  ]);
  expect(events[1]).toHaveAttribute('aria-current', 'step');
  expect(text('thankYou.sent', { email: EMAIL, count: 1 })).toBeInTheDocument();
});

it('looks it up again on a press, and shows when it did or that it could not', async () => {
  const found = [done(aRedemption({ status: 'PROCESSING' })), refusal('offline')];
  const { apis } = await thanks({ status: 'PROCESSING' }, { redemptions: { found } });
  expect(document.body).toHaveTextContent(/Last checked: 15 June 2026/);
  await press('thankYou.refresh');
  expect(apis.redemption.looked).toHaveLength(2);
  expect(text('thankYou.unchecked')).toBeInTheDocument();
});

it('does not report a completed order as failed, and shows the number for customer service', async () => {
  const late = { delivery: { ...SENT, state: 'DELAYED' } } as const;
  const found = [done(aRedemption(late)), done(aRedemption({ status: 'FAILED' }))];
  await thanks({ status: 'PROCESSING' }, { redemptions: { found } });
  await press('thankYou.refresh');
  expect(text('thankYou.contradicted')).toBeInTheDocument();
  for (const key of ['thankYou.returned', 'thankYou.unchecked'])
    expect(screen.queryByText(say(key))).toBeNull();
  expect(document.body).toHaveTextContent('R-1001');
  expect(screen.getAllByRole('link', { name: say('common.support') })[0]).toHaveAttribute(
    'href',
    '/help/other',
  );
});

it('collapses the timeline, the help and the removal of data', async () => {
  const timeline = [
    { state: 'ACCEPTED', at: tomorrow, text: null },
    { state: 'SENT', at: tomorrow, text: null },
  ] as const;
  await thanks({ delivery: SENT, timeline });
  for (const key of ['timeline.title', 'thankYou.mailTitle', 'thankYou.forgetTitle']) {
    expect(text(key).closest('details')).not.toHaveAttribute('open');
  }
});

it('shows the site’s own thank-you text', async () => {
  await thanks({}, { site: { thankYouText: { words: 'Bon appétit!' } } });
  expect(screen.getByText('Bon appétit!')).toBeInTheDocument();
});

it('asks for a rating on a site with rating links, and drops unsafe ones', async () => {
  const externalRatingButtons = [
    { title: { words: 'Rate us' }, href: 'https://ratings.example/' },
    { title: { words: 'Evil' }, href: 'javascript:alert(1)' },
  ];
  await thanks({}, { site: { externalRatingButtons } });
  expect(screen.getByRole('link', { name: /Rate us/ })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.queryByText('Evil')).toBeNull();
});

it('names the prize of the survey of the site', async () => {
  const surveyPrize = {
    vouchers: 3,
    valueInCent: 25_00,
    currency: 'EUR',
    surveyUrl: 'https://survey.example/',
  } as const;
  await thanks({}, { site: { surveyPrize, switches: switchedOn('showCustomerSurvey') } });
  expect(text('thankYou.surveyText', { count: 3, money: '€25.00' })).toBeInTheDocument();
  expect(hrefOf(saying('thankYou.toSurvey'))).toBe('https://survey.example/');
});

it.each([
  ['is on hold', { status: 'ON_HOLD' }],
  ['was returned to the balance', { status: 'RETURNED_TO_BALANCE' }],
  ['cannot be delivered', { delivery: { state: 'FAILED', kind: 'EMAIL', promisedBy: null } }],
] as const)('shows neither the thank-you text nor ratings while an order %s', async (_, redemption) => {
  const externalRatingButtons = [{ title: { words: 'Rate us' }, href: 'https://ratings.example/' }];
  const site = { externalRatingButtons, thankYouText: { words: 'Bon appétit!' } };
  await thanks(redemption, { ...silent, site });
  expect(screen.queryByText('Bon appétit!')).toBeNull();
  expect(screen.queryByText(say('thankYou.ratings'))).toBeNull();
});

it('shows neither ratings nor a survey on a site without them', async () => {
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
  ['cannot be topped up', 25_00, false, 0],
])(
  'offers to top up the redeemed voucher if that is possible: it %s',
  async (_what, amountInCent, voucherIsPrepaid, links) => {
    const about = { site: CHARGING };
    const { kept } = await thanks({}, about, {
      balance: { amountInCent, currency: 'EUR' },
      voucherIsPrepaid,
      voucherMark: '410582934',
    });
    const found = screen.queryAllByRole('link', { name: say('topUp.link') });
    expect(found).toHaveLength(links);
    for (const link of found) await act(async () => fireEvent.click(link));
    expect(kept.read('chargeEntry')?.serialNumber ?? '').toBe(links === 1 ? '410582934' : '');
  },
);
