import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { ofVoucher } from '#domain/orders/openPress.ts';
import type { VoucherToken } from '#domain/voucher/voucher.ts';
import { refusal } from '#tests/data/answers.ts';
import { hrefOf } from '#tests/data/controls.ts';
import { say } from '#tests/data/english.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { now, yesterday } from '#tests/data/moments.ts';
import { show } from '#tests/data/show.tsx';
import { aPartner, anEntry } from '#tests/data/thirdParty.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { ThirdPartyView } from '#ui/screens/entry/thirdParty/ThirdPartyView.tsx';

const ahead = async () => ({ fetchScripts: () => {}, fetchWall: async () => 'ready' as const });
const IDENT = 'tp-2xYw7nR4cJ1hL6pD9sA5uZk0tTq3b8mV';
async function anArrival(about: About, ident = IDENT) {
  const app = await anApp({ locale: 'en', ...about });
  const shown = await show(app.services, <ThirdPartyView ahead={ahead} />, {
    at: `/tpr/${ident}`,
    path: '/tpr/:ident',
  });
  return { ...app, ...shown };
}

const balance = () => screen.getByRole('heading', { level: 1, name: /50\.00/ });
const heading = () => screen.getByRole('heading', { level: 1 });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

/** A voucher in use that is not the partner's. */
const another = () => ({
  ...aSession({ voucher: aVoucher({ serialNumber: '987654321', balanceInCent: 12_34 }) }),
  token: 'another' as VoucherToken,
});

it('starts a session with the voucher of the link, shows its balance and leads to the shops, replacing the link', async () => {
  const { services, path, router, apis } = await anArrival({ entries: [done(anEntry())] });
  expect(apis.thirdParty.asked).toEqual([IDENT]);
  expect(balance()).toBeInTheDocument();
  expect(
    screen.getByRole('link', { name: say('partner.back', { partner: 'Sternbonus' }) }),
  ).toBeInTheDocument();
  await press(say('balance.shops'));
  expect(path()).toBe('/shops');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(services.session.held).toMatchObject({ partner: 'Sternbonus', token: anEntry().session.token });
  expect((await services.shared()).kept.read('partner')).toEqual(aPartner());
});

it('asks before it replaces another voucher', async () => {
  const { services } = await anArrival({ session: another(), entries: [done(anEntry())] });
  expect(heading()).toHaveTextContent(say('thirdParty.replaceTitle'));
  expect(screen.getByText(/4321/)).toHaveTextContent('12.34');
  expect(screen.getByText(/6789/)).toHaveTextContent('50.00');
  expect(services.session.held?.token).toBe('another');
  await press(say('thirdParty.take', { partner: 'Sternbonus' }));
  expect(services.session.held?.token).toBe(anEntry().session.token);
  expect(balance()).toBeInTheDocument();
});

it('hides the balance of the voucher in use while another tab has an open order from it', async () => {
  const { kept } = await anArrival({ session: another(), entries: [done(anEntry())] });
  const of = [ofVoucher('987654321')];
  await act(async () =>
    kept.write('openPresses', [{ of, kind: 'donation', id: 'of-another-tab', at: now, standing: 'sent' }]),
  );
  expect(screen.getByText(/4321/)).not.toHaveTextContent('12.34');
  expect(screen.getByText(/6789/)).toHaveTextContent('50.00');
});

it('forgets what was chosen for the replaced voucher', async () => {
  const { kept } = await anArrival({
    session: another(),
    entries: [done(anEntry())],
    drafts: { redemption: { shopId: 'shop-1', valueInCent: 25_00 } },
  });
  expect(kept.read('redemptionDraft')).not.toBeNull();
  await press(say('thirdParty.take', { partner: 'Sternbonus' }));
  expect(kept.read('redemptionDraft')).toBeNull();
});

it('keeps the voucher in use if the user prefers it', async () => {
  const { services, path } = await anArrival({ session: another(), entries: [done(anEntry())] });
  await act(async () => fireEvent.click(screen.getByRole('link', { name: say('thirdParty.keep') })));
  expect(path()).toBe('/shops');
  expect(services.session.held?.token).toBe('another');
  expect((await services.shared()).kept.read('partner')).toBeNull();
});

it('does not ask if the link brings the voucher in use', async () => {
  const same = { ...aSession(), token: 'older' as VoucherToken };
  const { services, kept } = await anArrival({
    session: same,
    entries: [done(anEntry())],
    drafts: { redemption: { shopId: 'shop-1', valueInCent: 25_00 } },
  });
  expect(balance()).toBeInTheDocument();
  expect(services.session.held?.token).toBe(anEntry().session.token);
  expect(kept.read('redemptionDraft')).not.toBeNull();
});

it('says that the link leads to no voucher, and what to do', async () => {
  const { apis } = await anArrival({}, 'non!sense');
  expect(apis.thirdParty.asked).toEqual([]);
  const card = screen.getByRole('region', { name: say('problem.third-party-unknown.title') });
  expect(card).toHaveTextContent(say('next.ask-partner'));
  expect(screen.queryByRole('button', { name: say('common.tryAgain') })).toBeNull();
  expect(hrefOf(say('thirdParty.enterCode'))).toBe('/');
});

it('retries after a failure', async () => {
  await anArrival({ entries: [refusal('offline'), done(anEntry())] });
  expect(screen.getByRole('region', { name: say('problem.offline.title') })).toBeInTheDocument();
  await press(say('common.tryAgain'));
  expect(balance()).toBeInTheDocument();
});

it('says that the new session has already expired, and retries on request', async () => {
  const over = anEntry({ session: aSession({ expires: yesterday }) });
  const { services } = await anArrival({ session: another(), entries: [done(over), done(anEntry())] });
  expect(screen.getByRole('region', { name: say('problem.over-on-arrival.title') })).toBeInTheDocument();
  expect(services.session.held?.token).toBe('another');
  await press(say('common.tryAgain'));
  await press(say('thirdParty.take', { partner: 'Sternbonus' }));
  expect(balance()).toBeInTheDocument();
});

it('shows the problem of the voucher behind the link', async () => {
  await anArrival({ entries: [refusal('already-redeemed', { code: 'VCRx2' })] });
  expect(screen.getByRole('region', { name: say('problem.already-redeemed.title') })).toHaveTextContent(
    'VCRx2',
  );
});

it('leads to the shops if the voucher ends while its balance is shown', async () => {
  const { services, path } = await anArrival({ entries: [done(anEntry())] });
  await act(async () => services.session.end('removed'));
  expect(path()).toBe('/shops');
});
