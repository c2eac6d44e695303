import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { ofVoucher } from '#domain/orders/openPress.ts';
import type { Switch } from '#domain/site/switches.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import { anApp } from '#tests/data/anApp.ts';
import { say } from '#tests/data/english.ts';
import type { Answer } from '#tests/data/answers.ts';
import { now } from '#tests/data/moments.ts';
import { opensDialogs } from '#tests/data/modalDialogs.ts';
import { pending } from '#tests/data/pending.ts';
import { aShop, aShopPage } from '#tests/data/shop.ts';
import { switchedOn } from '#tests/data/site.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { App } from '#ui/shell/App.tsx';

const SESSION = aSession({ voucher: aVoucher({ balanceInCent: 50_00, serialNumber: '123456789' }) });

type AnswerOrPromise = Answer<VoucherSession> | Promise<Answer<VoucherSession>>;

opensDialogs();

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

/** The app at `/`, after a code was submitted there. */
async function submit(answer: AnswerOrPromise, ...switches: Switch[]) {
  window.history.replaceState(null, '', '/');
  const app = await anApp({
    locale: 'en',
    site: { captcha: { active: false, siteKey: '' }, switches: switchedOn(...switches) },
    codeAnswers: [answer],
    shops: { walls: [done([aShop()])], pages: [done(aShopPage())] },
  });
  await act(async () => {
    render(<App services={app.services} />);
  });
  fireEvent.change(screen.getByRole('textbox', { name: say('redeem.code.label') }), {
    target: { value: 'Ab3dE6gH9' },
  });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('redeem.code.submit') })));
  return app;
}

/** The app after the code was accepted. */
async function enter(...switches: Switch[]) {
  const app = await submit(done(SESSION), ...switches);
  await screen.findByRole('heading', { level: 1, name: say('wall.title') });
  return app;
}

async function press(link: string) {
  const found = await screen.findByRole('link', { name: link });
  await act(async () => fireEvent.click(found));
}

const facts = () => screen.queryByRole('dialog', { name: say('entry.info.title') });

it('leads from the code to the wall, which shows the facts of the voucher above its heading', async () => {
  await enter('showVoucherInfoModal');
  expect(window.location.pathname).toBe('/shops');
  const dialog = facts();
  for (const fact of ['€50.00', '123456789'])
    expect(within(dialog ?? document.body).getByText(fact)).toBeInTheDocument();
  const wall = screen.getByRole('heading', { level: 1 });
  expect(dialog?.compareDocumentPosition(wall)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // The focus moves after the heading is rendered.
  await waitFor(() => expect(wall).toHaveFocus());
});

it('announces the facts once they are rendered', async () => {
  await enter('showVoucherInfoModal');
  const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(announced).toContainEqual(
    expect.stringMatching(new RegExp(`^${say('entry.info.title')} .*123456789$`)),
  );
});

it('removes the balance when another tab has an open order from the voucher', async () => {
  const { kept } = await enter('showVoucherInfoModal');
  const of = [ofVoucher('123456789')];
  await act(async () =>
    kept.write('openPresses', [{ of, kind: 'donation', id: 'of-another-tab', at: now, standing: 'sent' }]),
  );
  expect(facts()).toHaveTextContent('123456789');
  expect(facts()).not.toHaveTextContent('€50.00');
});

it('shows no facts on a site without them', async () => {
  await enter();
  expect(facts()).toBeNull();
});

it.each(['the button', 'Escape'])('closes with %s and moves the focus to the page', async (way) => {
  await enter('showVoucherInfoModal');
  const close = within(facts() ?? document.body).getByRole('button', { name: say('common.close') });
  close.focus();
  if (way === 'Escape') fireEvent.keyDown(close, { key: 'Escape' });
  else fireEvent.click(close);
  expect(facts()).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('hides the facts once a shop was opened', async () => {
  await enter('showVoucherInfoModal');
  await press('Bücherwurm');
  await screen.findByRole('dialog', { name: 'Bücherwurm' });
  expect(window.location.pathname).toBe('/shops/B%C3%BCcherwurm/b-cherwurm');
  expect(facts()).toBeNull();
  await act(async () => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.pathname).toBe('/shops');
  expect(facts()).toBeNull();
});

it('hides the facts of a voucher that was entered before', async () => {
  await enter('showVoucherInfoModal');
  await act(async () => window.history.back());
  await press(say('redeem.held.choose'));
  expect(await screen.findByRole('heading', { level: 1, name: say('wall.title') })).toBeInTheDocument();
  // A change of the page closes them after it is rendered.
  await waitFor(() => expect(facts()).toBeNull());
});

it.each(['shown', 'being loaded'])(
  'leaves a shop open that is %s when the code is accepted, and starts the session',
  async (when) => {
    const checked = pending<Answer<VoucherSession>>();
    await submit(checked.promise, 'showVoucherInfoModal');
    const link = await screen.findByRole('link', { name: 'Bücherwurm' });
    if (when === 'shown') await act(async () => fireEvent.click(link));
    else act(() => void fireEvent.click(link));
    await act(async () => checked.answer(done(SESSION)));
    expect(await screen.findByRole('dialog', { name: 'Bücherwurm' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/shops/B%C3%BCcherwurm/b-cherwurm');
    expect(screen.getByText(say('redeem.held.title'))).toBeInTheDocument();
    expect(facts()).toBeNull();
  },
);
