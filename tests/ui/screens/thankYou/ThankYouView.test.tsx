import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RefreshReceipt } from '#application/redemption/refreshReceipt.ts';
import { done } from '#domain/core/result.ts';
import { EMPTY_DRAFT } from '#domain/customer/customer.ts';
import type { Delivery } from '#domain/redemption/delivery.ts';
import type { Receipt } from '#domain/redemption/receipt.ts';
import type { RedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import type { Redemption } from '#domain/redemption/redemption.ts';
import type { VoucherToken } from '#domain/voucher/voucher.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { aCustomerDraft } from '#tests/data/customer.ts';
import { say, saying } from '#tests/data/english.ts';
import { aGiveaway } from '#tests/data/giveaway.ts';
import { tomorrow } from '#tests/data/moments.ts';
import { pending } from '#tests/data/pending.ts';
import { aLinkToken, aReceipt, aRedemption, aStatusToken, anItem } from '#tests/data/redemption.ts';
import { anApp, show } from '#tests/data/services.tsx';
import { switchedOn } from '#tests/data/site.ts';
import { aPartner } from '#tests/data/thirdParty.ts';
import { aSession } from '#tests/data/voucher.ts';
import { ThankYouView } from '#ui/screens/thankYou/ThankYouView.tsx';

type About = NonNullable<Parameters<typeof anApp>[0]>;

const EMAIL = 'ada@post.example';
const SENT: Delivery = { state: 'SENT', kind: 'EMAIL', promisedBy: null };
/** Asking how it stands brings no news. */
const silent: About = { redemptions: { found: [refusal('offline')] } };
const LINK = aLinkToken as RedeemLinkToken;

/** The page after a redemption that stands like this. */
async function thanks(
  redemption: Partial<Redemption> = {},
  about: About = {},
  receipt: Partial<Receipt> = {},
) {
  const whole = aReceipt({ ...receipt, redemption: aRedemption(redemption) });
  const app = await anApp({ locale: 'en', session: aSession(), receipt: whole, ...about });
  app.services.session.spend(whole.balance);
  const place = await show(app.services, <ThankYouView />, { at: '/thankyou', path: '/thankyou' });
  return { ...app, ...place };
}

/** The same promise at every drawing. */
function keptOf<T>(value: T): () => Promise<T> {
  const kept = Promise.resolve(value);
  return () => kept;
}

const text = (key: string, data = {}) => screen.getByText(say(key, data));
const press = async (key: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: say(key) })));

it('says what was redeemed, where it was sent, what is left, and under which number', async () => {
  await thanks({ delivery: SENT });
  for (const fact of ['Bücherwurm', '€25.00', EMAIL, 'R-1001']) expect(document.body).toHaveTextContent(fact);
  expect(text('thankYou.sent', { email: EMAIL })).toBeInTheDocument();
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
  expect(screen.queryByText(say('thankYou.sent', { email: EMAIL }))).toBeNull();
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
  await thanks({ items, delivery: { state: 'READY', kind: 'LINK', promisedBy: null } });
  expect(text('thankYou.shown')).toBeInTheDocument();
  expect(text('thankYou.mailedToo', { email: EMAIL })).toBeInTheDocument();
  expect(
    screen.getByRole('link', { name: say('thankYou.openCode', { shop: 'Bücherwurm' }) }),
  ).toHaveAttribute('href', `/merchantcode/${aLinkToken}`);
  expect(screen.queryByRole('link', { name: say('thankYou.openCode', { shop: 'Teehaus' }) })).toBeNull();
  expect(document.body).toHaveTextContent('2 × €25.00');
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
  expect(first).toHaveTextContent(say('thankYou.state.SENT'));
  expect(second).toHaveTextContent(say('thankYou.state.DELAYED'));
});

it('says that a partner is late, how long that takes, and by when it is expected', async () => {
  await thanks({ delivery: { state: 'DELAYED', kind: 'EMAIL', promisedBy: tomorrow } }, silent);
  expect(text('thankYou.delayed')).toBeInTheDocument();
  expect(text('thankYou.delayedText', { email: EMAIL })).toBeInTheDocument();
  expect(document.body).toHaveTextContent(/Expected by 16 June 2026/);
  expect(screen.queryByText(say('thankYou.sent', { email: EMAIL }))).toBeNull();
});

it('says where a delivery cannot come', async () => {
  await thanks({ delivery: { ...SENT, state: 'FAILED' } });
  expect(text('thankYou.failed')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: saying('common.support') })).toBeInTheDocument();
});

it('explains a check: why, until when, where its link is, and that the value is reserved', async () => {
  await thanks({ status: 'ON_HOLD', holdUntil: tomorrow, delivery: { ...SENT, state: 'PENDING' } }, silent);
  for (const key of ['thankYou.onHold', 'thankYou.onHoldWhy', 'money.reserved']) {
    expect(text(key)).toBeInTheDocument();
  }
  expect(text('thankYou.onHoldMail', { email: EMAIL })).toBeInTheDocument();
  expect(document.body).toHaveTextContent(/expected to go on by 16 June 2026/);
  expect(screen.queryByText(say('thankYou.sent', { email: EMAIL }))).toBeNull();
});

it.each(['FAILED', 'RETURNED_TO_BALANCE'] as const)(
  'says that the value is back after %s',
  async (status) => {
    await thanks({ status });
    expect(text('thankYou.returned')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(say('thankYou.returnedTitle'));
    expect(document.title).toContain(say('thankYou.returnedTitle'));
    expect(screen.getByRole('region', { name: say('thankYou.returnedLines') })).toBeInTheDocument();
    expect(screen.queryByText(say('thankYou.sentTo'))).toBeNull();
    expect(screen.queryByText(say('thankYou.mailTitle'))).toBeNull();
    expect(screen.getByRole('link', { name: saying('common.support') })).toBeInTheDocument();
  },
);

it('shows money that came back, and offers to redeem it', async () => {
  const returned = aRedemption({ status: 'RETURNED_TO_BALANCE', remainingBalanceInCent: 50_00 });
  const { services } = await thanks(
    { status: 'ON_HOLD', remainingBalanceInCent: 0 },
    { redemptions: { found: [done(returned)] } },
    { balance: { amountInCent: 0, currency: 'EUR' } },
  );
  expect(text('thankYou.returned')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(say('thankYou.returnedTitle'));
  expect(screen.getByRole('region', { name: say('thankYou.receipt') })).toHaveTextContent('€50.00');
  expect(screen.getByRole('link', { name: say('thankYou.rest', { money: '€50.00' }) })).toBeInTheDocument();
  expect(services.session.balanceAfter?.amountInCent).toBe(50_00);
});

it('brings no balance back that was removed while it asked', async () => {
  const found = pending<Answer<Redemption>>();
  const { services } = await anApp({ locale: 'en', session: aSession() });
  const whole = aReceipt({ redemption: aRedemption({ status: 'ON_HOLD' }) });
  const journey = await services.journey();
  journey.receipts.write(whole);
  const aftercare = await services.aftercare();
  const refreshReceipt = new RefreshReceipt({ find: () => found.promise }, journey.receipts);
  const shown = { ...services, aftercare: keptOf({ ...aftercare, refreshReceipt }) };
  services.session.spend(whole.balance);
  await show(shown, <ThankYouView />);
  act(() => services.session.removeAll());
  await act(async () => found.answer(done(aRedemption({ status: 'FAILED', remainingBalanceInCent: 50_00 }))));
  expect(services.session.balanceAfter).toBeNull();
});

it('removes everything from the device on a press, and begins anew', async () => {
  const { services, drafts, path } = await thanks({}, { drafts: { customer: aCustomerDraft() } });
  await press('thankYou.forget');
  expect(services.session.balanceAfter).toBeNull();
  expect(drafts.readCustomer()).toEqual(EMPTY_DRAFT);
  expect(services.flash.messages.map(({ html }) => html)).toEqual([say('thankYou.forgotten')]);
  expect(path()).toBe('/');
});

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
  const events = within(screen.getByRole('region', { name: say('timeline.title') })).getAllByRole('listitem');
  expect(events.map((event) => event.textContent)).toEqual([
    expect.stringContaining(say('timeline.state.ACCEPTED')),
    expect.stringContaining('At last.'),
  ]);
  expect(events[1]).toHaveAttribute('aria-current', 'step');
  expect(text('thankYou.sent', { email: EMAIL })).toBeInTheDocument();
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

it('asks for neither rating nor survey where the site does not', async () => {
  await thanks();
  expect(screen.queryByText(say('thankYou.ratings'))).toBeNull();
  expect(screen.queryByText(say('thankYou.survey'))).toBeNull();
});

it('has nothing to show without a redemption, and leaves the voucher in use alone', async () => {
  const { services } = await anApp({ locale: 'en', session: aSession() });
  await show(services, <ThankYouView />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(say('thankYou.none'));
  expect(services.session.voucher).not.toBeNull();
});

it('has nothing to show once the voucher was removed', async () => {
  const { services } = await thanks();
  act(() => services.session.removeAll());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(say('thankYou.none'));
});

it('forgets the voucher at once where the site gives nothing away', async () => {
  const { services, desks } = await thanks();
  expect(services.session.voucher).toBeNull();
  expect(desks.giveaway.asked).toEqual([]);
});

/** A site that gives something away. */
const giving = { switches: switchedOn('showGiveaway') };

it('forgets the voucher when no giveaway is found', async () => {
  const { services, desks } = await thanks({}, { site: giving, giveaways: { found: [done(null)] } });
  expect(desks.giveaway.asked).toHaveLength(1);
  expect(services.session.voucher).toBeNull();
  expect(services.session.balanceAfter).not.toBeNull();
});

it('keeps the voucher for a giveaway, with what is left on it, until the page is left', async () => {
  const about = { site: giving, giveaways: { found: [done(aGiveaway())] } };
  const { services, router } = await thanks({}, about);
  expect(screen.getByRole('region', { name: say('giveaway.title') })).toHaveTextContent('A coffee on us.');
  services.session.lookAgain(); // as the voucher's line does with each page
  expect(services.session.voucher?.balanceInCent).toBe(25_00);
  await act(() => router.navigate('/shops'));
  expect(services.session.voucher).toBeNull();
});

it('forgets the voucher when it is left for the partner’s pages', async () => {
  const about = { site: giving, giveaways: { found: [done(aGiveaway())] }, partner: aPartner() };
  const { services } = await thanks({}, about);
  expect(services.session.voucher).not.toBeNull();
  const way = screen.getByRole('link', { name: say('partner.back', { partner: aPartner().name }) });
  way.addEventListener('click', (event) => event.preventDefault());
  await act(async () => fireEvent.click(way));
  expect(services.session.voucher).toBeNull();
});

it('asks for a giveaway with the renewed session, and with what is left', async () => {
  const about = { site: giving, giveaways: { found: [done(aGiveaway())], redeemed: [done(null)] } };
  const { services, desks } = await thanks({}, about, { balance: { amountInCent: 12_50, currency: 'EUR' } });
  act(() => services.session.renew({ ...aSession(), token: 'renewed' as VoucherToken }));
  await press('giveaway.redeem');
  expect(desks.giveaway.wished[0]?.wish.place).toMatchObject({
    session: { token: 'renewed', voucher: { balanceInCent: 12_50 } },
  });
});

it('asks for a giveaway with the voucher that it was opened with, once that was forgotten', async () => {
  const about = { site: giving, giveaways: { found: [done(aGiveaway())], redeemed: [done(null)] } };
  const { services, desks } = await thanks({}, about);
  act(() => services.session.remove());
  await press('giveaway.redeem');
  expect(desks.giveaway.wished[0]?.wish.place).toMatchObject({ session: { token: aSession().token } });
});

it('shows nothing of a fetch that failed, and keeps the voucher for another try by a reload', async () => {
  const about = { site: giving, giveaways: { found: [refusal('offline')] } };
  const { services } = await thanks({}, about);
  expect(screen.queryByText(say('giveaway.title'))).toBeNull();
  expect(services.session.voucher).not.toBeNull();
});

it('sends the mail to a corrected address', async () => {
  const { desks, receipts } = await thanks(
    { delivery: SENT, statusToken: aStatusToken, emailCorrectable: true },
    { corrections: [refusal('timed-out'), done(SENT)] },
  );
  await press('thankYou.correct');
  const field = screen.getByRole('textbox', { name: saying('customer.email') });
  expect(field).toHaveFocus();
  expect(field).toHaveValue(EMAIL);
  fireEvent.change(field, { target: { value: 'ada@' } });
  await press('thankYou.correctSubmit');
  expect(field).toBeInvalid();
  fireEvent.change(field, { target: { value: 'ada.right@post.example' } });
  await press('thankYou.correctSubmit');
  expect(text('problem.timed-out.title')).toBeInTheDocument();
  expect(text('thankYou.correctStands')).toBeInTheDocument();
  expect(field).toHaveValue('ada.right@post.example');
  await press('thankYou.correctSubmit');
  expect(text('thankYou.corrected', { email: 'ada.right@post.example' })).toBeInTheDocument();
  expect(desks.email.corrected).toHaveLength(2);
  expect(receipts.read()?.email).toBe('ada.right@post.example');
  expect(document.activeElement).toHaveTextContent(
    say('thankYou.corrected', { email: 'ada.right@post.example' }),
  );
});

it('kindly refuses another address once a code was revealed', async () => {
  await thanks(
    { delivery: SENT, statusToken: aStatusToken, emailCorrectable: true },
    { corrections: [refusal('code-revealed')] },
  );
  await press('thankYou.correct');
  await press('thankYou.correctSubmit');
  expect(text('problem.code-revealed.title')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: saying('customer.email') })).toBeNull();
  expect(screen.queryByRole('button', { name: say('thankYou.correct') })).toBeNull();
});

it.each([
  { emailCorrectable: false, statusToken: aStatusToken },
  { emailCorrectable: true, statusToken: null },
])('offers no correction that cannot be made: %j', async (redemption) => {
  await thanks(redemption);
  expect(screen.queryByRole('button', { name: say('thankYou.correct') })).toBeNull();
});

it('leads to where a missing mail is asked for again, and to the status', async () => {
  await thanks();
  expect(screen.getByRole('link', { name: say('thankYou.mailAgain') })).toHaveAttribute(
    'href',
    '/redeem/resend-link',
  );
  expect(screen.getByRole('link', { name: say('thankYou.orderStatus') })).toHaveAttribute(
    'href',
    '/order-status',
  );
});

it('prints on a press', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await thanks();
  await press('thankYou.print');
  expect(print).toHaveBeenCalledOnce();
});
