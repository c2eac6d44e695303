import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import type { Redemption } from '#domain/redemption/redemption.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { aCustomerDraft } from '#tests/data/customer.ts';
import { say } from '#tests/data/english.ts';
import { pending } from '#tests/data/pending.ts';
import { aQuote, aRedemption, anOpenOrder } from '#tests/data/redemption.ts';
import { aShopPage } from '#tests/data/shop.ts';
import { show } from '#tests/data/show.tsx';
import { aSession } from '#tests/data/voucher.ts';
import { CheckView } from '#ui/screens/redemption/check/CheckView.tsx';
import { ValueView } from '#ui/screens/redemption/value/ValueView.tsx';

type Redemptions = NonNullable<About['redemptions']>;

const IN_USE: About = { session: aSession() };

/** The check page of a tab with complete data. */
async function aStep(redemptions: Redemptions, about = IN_USE, view = <CheckView />) {
  const app = await anApp({
    locale: 'en',
    shops: { pages: [done(aShopPage())] },
    drafts: { redemption: { shopId: 'shop-1', valueInCent: 25_00 }, customer: aCustomerDraft() },
    redemptions: { quotes: [done(aQuote())], ...redemptions },
    ...about,
  });
  const shown = await show(app.services, view, { at: '/redeem/shop-1/check', path: '/redeem/:shopId/check' });
  const elsewhere = await app.services.session.start();
  return { ...app, ...shown, elsewhere };
}

const heading = () => screen.getByRole('heading', { level: 1 });
const codeField = () => screen.queryByLabelText(say('redeem.code.label'));
const click = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const press = async () => {
  fireEvent.click(screen.getByRole('checkbox'));
  await click(/^Redeem/);
};

/** Another tab removes the voucher. */
const removed = ({ tabs }: Pick<Awaited<ReturnType<typeof aStep>>, 'tabs'>) =>
  act(async () => tabs.notifyForgotten('123456789'));

it('keeps waiting for the outcome and shows it if the voucher is removed during the order', async () => {
  const answer = pending<Answer<Redemption>>();
  const step = await aStep({ redemptions: [answer.promise] });
  await press();
  await removed(step);
  expect(step.services.session.voucher).toBeNull();
  expect(heading()).toHaveTextContent(say('check.openTitle'));
  expect(screen.getByText(say('check.finding'))).toBeVisible();
  expect(screen.getByText('€25.00')).toBeVisible();
  expect(screen.getByText('ada@post.example')).toBeVisible();
  expect(codeField()).toBeNull();
  await act(async () => answer.answer(done(aRedemption())));
  expect(step.path()).toBe('/thankyou');
  expect(step.receipt.read()?.redemption).toEqual(aRedemption());
});

it('looks up an unclear outcome without the code, and sends nothing again', async () => {
  const step = await aStep({
    redemptions: [refusal('timed-out')],
    found: [refusal('offline'), refusal('offline'), done(aRedemption())],
  });
  await press();
  await removed(step);
  expect(screen.getByRole('region', { name: say('problem.redemption-unclear.title') })).toBeVisible();
  expect(codeField()).toBeNull();
  await click(say('check.findOut'));
  expect(step.path()).toBe('/thankyou');
  expect(step.apis.redemption.placed).toHaveLength(1);
});

it('says that the order was refused before it asks for the code', async () => {
  const answer = pending<Answer<Redemption>>();
  const step = await aStep({ redemptions: [answer.promise] });
  await press();
  await removed(step);
  await act(async () => answer.answer(refusal('shop-refuses-card', { moneyState: 'untouched' })));
  const problem = screen.getByRole('region', { name: say('problem.shop-refuses-card.title') });
  expect(problem).toHaveTextContent(say('money.untouched'));
  expect(codeField()).toBeNull();
  await click(say('openOrder.goOn'));
  expect(codeField()).toBeVisible();
});

it('says that the order never arrived before it asks for the code', async () => {
  const step = await aStep({
    redemptions: [refusal('timed-out')],
    found: [refusal('offline'), refusal('offline'), done(null)],
  });
  await press();
  await removed(step);
  await click(say('check.findOut'));
  expect(screen.getByText(say('money.untouched'))).toBeVisible();
  await click(say('openOrder.goOn'));
  expect(codeField()).toBeVisible();
});

it('shows the reference of a mismatched order before it asks for the code', async () => {
  const pendingOrder = anOpenOrder({ standing: 'mismatch' });
  const step = await aStep({ found: [refusal('answer-mismatch')] }, { drafts: { pendingOrder } });
  expect(screen.getByText(say('openOrder.mismatchRedemption'))).toBeVisible();
  expect(codeField()).toBeNull();
  await click(say('openOrder.goOn'));
  expect(codeField()).toBeVisible();
  expect(step.device.pendingStores.redemption.read()).toBeNull();
});

it('leads to the page on which the order was placed', async () => {
  const draft = { place: 'basket', lines: [{ shopId: 'shop-2', valueInCent: 25_00, quantity: 1 }] } as const;
  const { path } = await aStep({}, { drafts: { pendingOrder: anOpenOrder({ draft }) } });
  expect(path()).toBe('/basket/check');
});

it('asks for the code first if the session expired, because the outcome then includes the codes', async () => {
  const step = await aStep({ redemptions: [refusal('timed-out')], found: [refusal('session-expired')] });
  await press();
  expect(heading()).toHaveTextContent(say('entry.again.title'));
  expect(codeField()).toBeVisible();
  expect(step.services.session.state.kind).toBe('expired');
});

it('asks for the code if the session ends while the outcome is unclear, then looks it up and sends nothing again', async () => {
  const step = await aStep({
    redemptions: [refusal('timed-out')],
    found: [refusal('offline'), done(aRedemption())],
  });
  await press();
  await act(async () => step.services.session.endedBy({ kind: 'session-expired' }));
  expect(heading()).toHaveTextContent(say('entry.again.title'));
  expect(codeField()).toBeVisible();
  await act(async () => step.hold(aSession()));
  expect(step.path()).toBe('/thankyou');
  expect(step.apis.redemption.placed).toHaveLength(1);
});

it('asks for the code if no order is open', async () => {
  const step = await aStep({});
  await removed(step);
  expect(codeField()).toBeVisible();
});

it('links from every other step to the page that shows the outcome', async () => {
  const step = await aStep({}, { ...IN_USE, drafts: { pendingOrder: anOpenOrder() } }, <ValueView />);
  await removed(step);
  const to = screen.getByRole('link', { name: say('openOrder.look') });
  expect(to).toHaveAttribute('href', '/redeem/shop-1/check');
  expect(codeField()).toBeVisible();
});
