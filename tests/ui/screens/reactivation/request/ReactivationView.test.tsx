import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RequestReactivation } from '#application/reactivation/requestReactivation.ts';
import { ResumeReactivation } from '#application/reactivation/resumeReactivation.ts';
import { done } from '#domain/core/result.ts';
import { EMPTY_DRAFT } from '#domain/customer/customer.ts';
import type { Reactivation } from '#domain/reactivation/reactivation.ts';
import { ReactivationView } from '#ui/screens/reactivation/request/ReactivationView.tsx';
import { ProblemPanel } from '#ui/problems/ProblemPanel.tsx';
import type { Services } from '#ui/session/services.ts';
import type { VoucherCode } from '#domain/voucher/voucherCode.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { hrefOf, press } from '#tests/data/controls.ts';
import { say, saying } from '#tests/data/english.ts';
import { DAY, now } from '#tests/data/moments.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';
import { aReactivation, fakeReactivationApi } from '#tests/data/reactivation.ts';
import { show } from '#tests/data/show.tsx';
import { aSession } from '#tests/data/voucher.ts';

const CODE = '2345 6789 2345 6789';
const EMAIL = 'ada@mail.example';

interface Told extends About {
  requested?: readonly Answer<Reactivation>[];
  looked?: readonly Answer<Reactivation | null>[];
  kept?: ReturnType<typeof fakeKept>;
}

async function aPage({ requested = [], looked = [], kept = fakeKept(), ...about }: Told = {}) {
  const api = fakeReactivationApi({ requested, looked });
  const app = await anApp({ locale: 'en', ...about });
  const record = Promise.resolve({
    forgetReactivation: () => kept.forget('reactivation'),
    kept,
    requestReactivation: new RequestReactivation(api, kept),
    resumeReactivation: new ResumeReactivation(api, kept),
  });
  const area = ((key) => (key.name === 'reactivation' ? record : app.services.area(key))) as Services['area'];
  const services = { ...app.services, area };
  const shown = await show(services, <ReactivationView />, { at: '/reactivate', path: '/reactivate' });
  return { ...app, ...shown, api, kept };
}

const answer = (key: 'yes' | 'no') =>
  fireEvent.click(screen.getByRole('radio', { name: saying(`reactivation.question.${key}`) }));
const code = () => screen.getByRole('textbox', { name: saying('reactivation.code') });
const email = () => screen.getByRole('textbox', { name: saying('customer.email') });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const title = (state: string) =>
  screen.getByRole('heading', { name: say(`reactivation.state.${state}.title`) });

async function aFilledPage(told: Told = {}) {
  const page = await aPage(told);
  answer('yes');
  type(code(), CODE);
  type(email(), EMAIL);
  act(() => page.captcha.last().onToken('token-1'));
  return page;
}

it('asks first whether the code is locked, and shows no field before', async () => {
  await aPage();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});

it('offers the codes of a longer text, and says so only until the field shows its fault', async () => {
  const { api } = await aFilledPage();
  const other = '3456 7892 3456 7892';
  type(code(), `${CODE} and ${other}`);
  expect(await screen.findByText(say('codeOffer.several'))).toBeVisible();
  await press('reactivation.submit');
  expect(screen.queryByText(say('codeOffer.several'))).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: say('codeOffer.take', { code: other }) }));
  expect(code()).toHaveValue(other.replaceAll(' ', ''));
  expect(api.wished).toEqual([]);
});

it('leads a code that is not locked to redeeming, without a form', async () => {
  await aPage();
  answer('no');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(hrefOf(say('reactivation.free.go'))).toBe('/');
});

it('requests the reactivation, and shows until when it takes', async () => {
  const { api, kept } = await aFilledPage({ requested: [done(aReactivation())] });
  await press('reactivation.submit');
  expect(api.wished).toEqual([{ code: '2345678923456789', email: EMAIL, captcha: 'token-1' }]);
  expect(title('CHECKING')).toHaveFocus();
  const due = document.querySelector(`time[datetime="${new Date(now + DAY).toISOString()}"]`);
  expect(due?.closest('li')).toHaveTextContent(say('reactivation.line.due'));
  expect(screen.getByText(say('reactivation.line.repeat'))).toBeInTheDocument();
  expect(screen.getByRole('button', { name: say('next.remind') })).toBeInTheDocument();
  expect(kept.read('reactivation')).toBe(aReactivation().id);
});

it.each([
  [24, 1],
  [48, 2],
] as const)('announces %d hours on a site with that duration', async (reactivationHours, days) => {
  await aFilledPage({ requested: [done(aReactivation({ readyBy: null }))], site: { reactivationHours } });
  expect(screen.getByText(say('reactivation.then.hours', { hours: reactivationHours }))).toBeInTheDocument();
  await press('reactivation.submit');
  const due = new Date(now + days * DAY).toISOString();
  expect(document.querySelector(`time[datetime="${due}"]`)).not.toBeNull();
});

it('shows the times of a reactivation that was requested before', async () => {
  const running = aReactivation({ requestedAt: now - DAY / 2, readyBy: now + DAY / 2 });
  await aFilledPage({ requested: [done(running)] });
  await press('reactivation.submit');
  for (const at of [now - DAY / 2, now + DAY / 2])
    expect(document.querySelector(`time[datetime="${new Date(at).toISOString()}"]`)).not.toBeNull();
});

it('fills in the address typed before', async () => {
  await aPage({ drafts: { customer: { ...EMPTY_DRAFT, email: EMAIL } } });
  answer('yes');
  expect(email()).toHaveValue(EMAIL);
});

it('marks the current state, not the next one', async () => {
  await aPage({ kept: fakeKept({ reactivation: aReactivation().id }), looked: [done(aReactivation())] });
  const rows = within(screen.getByRole('list', { name: say('reactivation.state.CHECKING.title') }));
  const current = rows.getAllByRole('listitem').filter((row) => row.ariaCurrent === 'step');
  expect(current.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(say('reactivation.line.requested')),
  ]);
});

it('restores the reactivation after a reload', async () => {
  await aPage({ kept: fakeKept({ reactivation: aReactivation().id }), looked: [done(aReactivation())] });
  expect(title('CHECKING')).toBeInTheDocument();
  expect(screen.queryByRole('radio')).toBeNull();
});

it('looks again on request, and shows the result', async () => {
  await aPage({
    kept: fakeKept({ reactivation: aReactivation().id }),
    looked: [done(aReactivation()), done(aReactivation()), done(aReactivation({ state: 'READY' }))],
  });
  await press('reactivation.look');
  expect(screen.getByText(say('reactivation.still'))).toBeInTheDocument();
  await press('reactivation.look');
  expect(title('READY')).toBeInTheDocument();
  expect(hrefOf(say('reactivation.redeem'))).toBe('/');
});

it('says that it takes longer than planned', async () => {
  const late = aReactivation({ requestedAt: now - 2 * DAY, readyBy: now - DAY });
  await aPage({ kept: fakeKept({ reactivation: late.id }), looked: [done(late)] });
  expect(screen.getByText(say('reactivation.late'))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: say('next.remind') })).toBeNull();
});

it.each(['REPLACED', 'REJECTED'] as const)('shows the result %s', async (state) => {
  await aPage({
    kept: fakeKept({ reactivation: aReactivation().id }),
    looked: [done(aReactivation({ state }))],
  });
  expect(title(state)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: say('reactivation.redeem') })).toBeNull();
  const support = screen.queryByRole('link', { name: say('common.support') });
  expect(support === null).toBe(state === 'REPLACED');
});

it('says that a code that was never locked needs no reactivation, and passes it on to redeeming', async () => {
  const { services } = await aFilledPage({ requested: [done(aReactivation({ state: 'NOT_NEEDED' }))] });
  await press('reactivation.submit');
  expect(title('NOT_NEEDED')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('link', { name: say('reactivation.redeem') }));
  expect(services.arrival.takeCode()).toBe('2345678923456789');
});

it('recognises a code of the new format while it is typed', async () => {
  await aPage();
  answer('yes');
  type(code(), '7KQM 4RXW9');
  expect(screen.getByText(say('reactivation.newFormat'))).toBeInTheDocument();
  expect(hrefOf(say('reactivation.redeem'))).toBe('/');
});

it('is filled in with the refused old code, which is in no address', async () => {
  const app = await anApp({ locale: 'en' });
  const shown = await show(
    app.services,
    <ProblemPanel problem={{ kind: 'old-format' }} about={{ code: '2345678923456789' as VoucherCode }} />,
  );
  await act(async () => fireEvent.click(screen.getByRole('link', { name: say('next.toReactivate') })));
  const { location } = shown.router.state;
  expect([location.pathname, location.search, location.hash, location.state]).toEqual([
    '/reactivate',
    '',
    '',
    null,
  ]);
  expect(app.services.arrival.takeCode()).toBe('2345678923456789');
});

it('fills in a passed code and answers the question', async () => {
  await aPage({ arrivingCode: '2345678923456789' });
  expect(screen.getByRole('radio', { name: saying('reactivation.question.yes') })).toBeChecked();
  expect(code()).toHaveValue('2345678923456789');
});

it('shows at the press what is missing', async () => {
  const { api } = await aPage();
  answer('yes');
  await press('reactivation.submit');
  const summary = screen.getByRole('region', { name: say('customer.summary', { count: 3 }) });
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent(say('reactivation.fault.required'));
  expect(api.wished).toEqual([]);
});

it('keeps what was typed after a refusal, and requires a new proof', async () => {
  const { captcha, api } = await aFilledPage({
    requested: [refusal('code-unknown', { code: 'VCRx1' }), done(aReactivation())],
  });
  await press('reactivation.submit');
  expect(screen.getByRole('region', { name: say('problem.code-unknown.title') })).toHaveFocus();
  expect(code()).toHaveValue(CODE);
  act(() => captcha.last().onToken('token-2'));
  await press('reactivation.submit');
  expect(api.wished.map((wish) => wish.captcha)).toEqual(['token-1', 'token-2']);
});

it('looks up the reactivation again after a fault, and forgets one that no longer exists', async () => {
  const { kept } = await aPage({
    kept: fakeKept({ reactivation: aReactivation().id }),
    looked: [refusal('offline'), done(null)],
  });
  await press('common.tryAgain');
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(kept.read('reactivation')).toBeNull();
});

it('starts again with another code', async () => {
  const { kept } = await aPage({
    kept: fakeKept({ reactivation: aReactivation().id }),
    looked: [done(aReactivation())],
  });
  await press('reactivation.another');
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(kept.read('reactivation')).toBeNull();
});

it('clears the code before the browser caches the page', async () => {
  await aFilledPage();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(code()).toHaveValue('');
});

it('clears what was typed when all data is removed', async () => {
  const { services } = await aFilledPage({ session: aSession() });
  await act(async () => services.session.end('removed'));
  expect(screen.queryByRole('textbox')).toBeNull();
  answer('yes');
  expect(code()).toHaveValue('');
  expect(email()).toHaveValue('');
});
