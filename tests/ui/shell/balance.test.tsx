import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { ofVoucher } from '#domain/orders/openPress.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { Switch } from '#domain/site/switches.ts';
import { LEAD_AFTER_MS } from '#domain/voucher/balanceScene.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import { anApp } from '#tests/data/anApp.ts';
import { say } from '#tests/data/english.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { now } from '#tests/data/moments.ts';
import { pending } from '#tests/data/pending.ts';
import { aShop, aShopPage } from '#tests/data/shop.ts';
import { switchedOn } from '#tests/data/site.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { App } from '#ui/shell/App.tsx';

const SESSION = aSession({ voucher: aVoucher({ balanceInCent: 50_00, serialNumber: '123456789' }) });

type AnswerOrPromise = Answer<VoucherSession> | Promise<Answer<VoucherSession>>;

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

/** The app at `/`, after a code was submitted there. */
async function submit(
  answer: AnswerOrPromise,
  about: Switch | { walls: (Answer<readonly Shop[]> | Promise<Answer<readonly Shop[]>>)[] } = {
    walls: [done([aShop()])],
  },
) {
  window.history.replaceState(null, '', '/');
  const app = await anApp({
    locale: 'en',
    site: {
      captcha: { active: false, siteKey: '' },
      switches: switchedOn('redeemValueChooseable', ...(typeof about === 'string' ? [about] : [])),
    },
    codeAnswers: [answer],
    shops: { walls: typeof about === 'string' ? [done([aShop()])] : about.walls, pages: [done(aShopPage())] },
  });
  await act(async () => {
    render(<App services={app.services} />);
  });
  const field = screen.getByRole('textbox', { name: say('redeem.code.label') });
  await act(async () => fireEvent.change(field, { target: { value: 'Ab3dE6gH9' } }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('redeem.code.submit') })));
  return app;
}

/** The app with the balance of the code that was just accepted. */
async function enter(shown?: Switch) {
  const app = await submit(done(SESSION), shown);
  await screen.findByRole('heading', { level: 1, name: /50\.00/ });
  return app;
}

/** Keeps the scene, as any key does. */
const stay = () => act(async () => fireEvent.keyDown(document.body, { key: 'Shift' }));
const toShops = () => screen.getByRole('button', { name: say('balance.shops') });
const press = (element: HTMLElement) => act(async () => fireEvent.click(element));
const atWall = () => screen.findByRole('heading', { level: 1, name: say('wall.title') });

it('shows what the voucher is worth in place of the form, with the focus on the amount', async () => {
  await enter();
  await stay();
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent(`${say('balance.label')} €50.00`);
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.queryByRole('textbox', { name: say('redeem.code.label') })).toBeNull();
  expect(document.title).toContain(say('balance.title'));
  expect(window.location.pathname).toBe('/');
});

it('leads on by itself to the wall, which leaves the focus alone', async () => {
  await enter();
  const wall = await atWall();
  expect(window.location.pathname).toBe('/shops');
  expect(wall).not.toHaveFocus();
  expect(screen.getByRole('link', { name: 'Bücherwurm' })).toBeInTheDocument();
});

it('waits after a press, and leads to the wall with the focus on its heading', async () => {
  await enter();
  await stay();
  await act(() => new Promise((over) => setTimeout(over, LEAD_AFTER_MS + 100)));
  expect(window.location.pathname).toBe('/');
  await press(toShops());
  const wall = await atWall();
  await waitFor(() => expect(wall).toHaveFocus());
});

it('shows the serial number on a site that shows the facts of a voucher, and else does not', async () => {
  await enter('showVoucherInfoModal');
  await stay();
  expect(screen.getByText(say('balance.serialNumber', { number: '123456789' }))).toBeInTheDocument();
});

it('shows no serial number on other sites', async () => {
  await enter();
  await stay();
  expect(screen.queryByText(/123456789/)).toBeNull();
});

it('removes the balance when another tab has an open order from the voucher', async () => {
  const { kept } = await enter();
  await stay();
  const of = [ofVoucher('123456789')];
  await act(async () =>
    kept.write('openPresses', [{ of, kind: 'donation', id: 'of-another-tab', at: now, standing: 'sent' }]),
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(say('balance.open'));
  expect(screen.getByRole('main')).not.toHaveTextContent('€50.00');
});

it('waits for the shops with a busy button, offers to try again if they fail, and then shows them', async () => {
  const wall = pending<Answer<readonly Shop[]>>();
  await submit(done(SESSION), { walls: [wall.promise, done([aShop()])] });
  await screen.findByRole('heading', { level: 1, name: /50\.00/ });
  await press(toShops());
  expect(screen.getByRole('button', { name: new RegExp(say('balance.shops')) })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await act(async () => wall.answer(refusal('offline')));
  expect(await screen.findByText(say('balance.failed'))).toBeInTheDocument();
  // The wall below the entry has failed as well.
  await press(screen.getAllByRole('button', { name: say('common.tryAgain') })[0] ?? document.body);
  expect(await atWall()).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Bücherwurm' })).toBeInTheDocument();
});

it('offers a donation if the balance is below every shop, and does not lead on by itself', async () => {
  const dear = aShop({ voucherValuesInCent: [60_00] });
  await submit(done(SESSION), { walls: [done([dear])] });
  expect(await screen.findByText(say('balance.outOfReach'))).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: say('wall.donate') })[0]).toHaveAttribute('href', '/donate');
  await act(() => new Promise((over) => setTimeout(over, LEAD_AFTER_MS + 100)));
  expect(window.location.pathname).toBe('/');
});

it('no longer says that the balance is below every shop when another tab has an open order from the voucher', async () => {
  const { kept } = await submit(done(SESSION), { walls: [done([aShop({ voucherValuesInCent: [60_00] })])] });
  await screen.findByText(say('balance.outOfReach'));
  const of = [ofVoucher('123456789')];
  await act(async () =>
    kept.write('openPresses', [{ of, kind: 'donation', id: 'of-another-tab', at: now, standing: 'sent' }]),
  );
  expect(screen.queryByText(say('balance.outOfReach'))).toBeNull();
});

it('shows the balance again, without leading on, when the user returns to the entry', async () => {
  await enter();
  await atWall();
  await act(async () => window.history.back());
  expect(await screen.findByRole('heading', { level: 1, name: /50\.00/ })).toBeInTheDocument();
  await act(() => new Promise((over) => setTimeout(over, LEAD_AFTER_MS + 100)));
  expect(window.location.pathname).toBe('/');
});

it('asks for another code on request, and keeps the voucher until that is accepted', async () => {
  const { services } = await enter();
  await atWall();
  await press(screen.getByRole('button', { name: new RegExp(say('strip.details')) }));
  await press(screen.getByRole('button', { name: say('strip.another') }));
  expect(await screen.findByRole('textbox', { name: say('redeem.code.label') })).toBeInTheDocument();
  expect(
    await screen.findByText(say('strip.anotherText', { voucher: say('strip.title', { lastFour: '6789' }) })),
  ).toBeInTheDocument();
  expect(services.session.mark).toBe('123456789');
  await press(screen.getByRole('link', { name: say('strip.keep') }));
  expect(await atWall()).toBeInTheDocument();
});

it.each(['shown', 'being loaded'])(
  'leaves a shop open that is %s when the code is accepted, and starts the session',
  async (when) => {
    const checked = pending<Answer<VoucherSession>>();
    await submit(checked.promise);
    const link = await screen.findByRole('link', { name: 'Bücherwurm' });
    if (when === 'shown') await act(async () => fireEvent.click(link));
    else act(() => void fireEvent.click(link));
    await act(async () => checked.answer(done(SESSION)));
    expect(await screen.findByRole('dialog', { name: 'Bücherwurm' })).toBeInTheDocument();
    await act(() => new Promise((over) => setTimeout(over, LEAD_AFTER_MS + 100)));
    expect(window.location.pathname).toBe('/shops/B%C3%BCcherwurm/b-cherwurm');
    expect(screen.getByRole('heading', { level: 1, name: /50\.00/, hidden: true })).toBeInTheDocument();
  },
);

it('closes the sheet of a voucher that is removed in it, and when another page is opened', async () => {
  await enter();
  await atWall();
  const open = () => press(screen.getByRole('button', { name: new RegExp(say('strip.details')) }));
  await open();
  await act(async () => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open();
  await press(screen.getByRole('button', { name: say('strip.remove') }));
  await waitFor(() => expect(screen.getByText(say('strip.removed'))).toBeInTheDocument());
  expect(screen.queryByRole('dialog')).toBeNull();
});
