import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OpenOrder } from '#application/orders/orderBook.ts';
import { done } from '#domain/core/result.ts';
import type { OrderName } from '#domain/orders/note.ts';
import type { ProblemKind } from '#domain/problem/problem.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { refusal } from '#tests/data/answers.ts';
import { CHARGING, aChargeable } from '#tests/data/charge.ts';
import { say, saying } from '#tests/data/english.ts';
import { show } from '#tests/data/show.tsx';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { EnterView } from '#ui/screens/charge/enter/EnterView.tsx';
import { TabWatch } from '#ui/session/TabWatch.ts';
import { Watched } from '#ui/session/Watched.ts';

const NUMBER = '410 582 934';

async function aPage(about: About = {}, earlier?: Parameters<typeof anApp>[1]) {
  const app = await anApp({ locale: 'en', ...about, site: { ...CHARGING, ...about.site } }, earlier);
  const shown = await show(app.services, <EnterView />, { at: '/prepaid', path: '/prepaid' });
  return { ...app, ...shown };
}

/** The same in a tab that has an order open. */
async function aPageBeside(kind: OrderName, about: About = {}) {
  const { services, device, ...app } = await anApp({ locale: 'en', ...about, site: CHARGING });
  const tab = new TabWatch(device.changes);
  const openOrders = new Watched<OpenOrder | null>(tab, () => ({ kind, standing: 'sent' }));
  await show({ ...services, openOrders }, <EnterView />, { at: '/prepaid', path: '/prepaid' });
  return app;
}

const serial = () => screen.getByRole('textbox', { name: say('charge.serial') });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (key: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: say(key) })));
const choose = (name: RegExp | string) => fireEvent.click(screen.getByRole('radio', { name }));
const own = () => screen.getByRole('textbox', { name: say('charge.ownLabel', { currency: 'EUR' }) });

/** A page on which a serial number is typed and the captcha passed. */
async function aFilledPage(about: About) {
  const page = await aPage(about);
  type(serial(), NUMBER);
  act(() => page.captcha.last().onToken('token-1'));
  return page;
}

/** A page on which a voucher was checked. */
async function aCheckedPage(about: About = {}) {
  const page = await aFilledPage({ chargeChecks: [done(aChargeable())], ...about });
  await press('charge.check');
  return page;
}

it('reads the number back in groups of three, for the eye alone', async () => {
  await aPage();
  type(serial(), '410582934');
  const back = screen.getByText(say('redeem.code.reading', { code: NUMBER }));
  expect(back).toHaveAttribute('aria-hidden', 'true');
});

it.each([
  ['', 'required', {}],
  ['4105', 'wrong-length', { count: 4 }],
  ['Ab3dE6gH9', 'looks-like-code', {}],
  ['410.582.934', 'bad-character', { character: '.' }],
])(
  'says what is wrong with the number “%s”, with the focus, and asks nothing',
  async (typed, fault, data) => {
    const { desks, captcha } = await aPage();
    type(serial(), typed);
    act(() => captcha.last().onToken('token-1'));
    await press('charge.check');
    const words = say(`charge.serialFault.${fault}`, data);
    expect(screen.getByRole('region', { name: say('redeem.code.summary') })).toHaveFocus();
    expect(serial()).toHaveAccessibleDescription(saying(`charge.serialFault.${fault}`, data));
    fireEvent.click(screen.getByRole('link', { name: words }));
    expect(serial()).toHaveFocus();
    expect(document.title).toContain(say('common.errorPrefix'));
    expect(desks.charge.asked).toEqual([]);
  },
);

it('asks for the proof, and sends it with the number', async () => {
  const { desks, captcha } = await aPage({ chargeChecks: [done(aChargeable())] });
  type(serial(), NUMBER);
  await press('charge.check');
  expect(screen.getByRole('link', { name: say('redeem.captcha.fault') })).toBeInTheDocument();
  act(() => captcha.last().onToken('token-1'));
  await press('charge.check');
  expect(desks.charge.asked).toEqual([{ serialNumber: '410582934', captcha: 'token-1' }]);
});

it('makes one call of ten presses', async () => {
  const { desks } = await aFilledPage({ chargeChecks: [done(aChargeable())] });
  await act(async () => {
    for (let presses = 0; presses < 10; presses += 1) fireEvent.submit(serial());
  });
  expect(desks.charge.asked).toHaveLength(1);
});

it.each([
  ['serial-number-unknown', 'unpaid'],
  ['charge-under-way', 'not-paid-again'],
  ['charge-had', 'unpaid'],
  ['charge-refused', 'unpaid'],
  ['captcha-invalid', 'unpaid'],
  ['offline', 'unpaid'],
] as const satisfies readonly (readonly [ProblemKind, string])[])(
  'shows %s with the focus, says that nothing was paid, keeps what was typed, and asks for a new proof',
  async (kind, money) => {
    const { captcha, charges } = await aFilledPage({
      chargeChecks: [refusal(kind, { moneyState: 'untouched' })],
    });
    await press('charge.check');
    const panel = screen.getByRole('region', { name: say(`problem.${kind}.title`) });
    expect(panel).toHaveFocus();
    expect(panel).toHaveTextContent(say(`money.${money}`));
    expect(serial()).toHaveValue(NUMBER);
    expect(charges.readEntry().serialNumber).toBe(NUMBER);
    expect(captcha.events).toContain('reset');
    expect(screen.queryByRole('link', { name: say('redeem.captcha.fault') })).toBeNull();
  },
);

it('says what is on the voucher, with the focus, and offers the amounts within its range', async () => {
  await aCheckedPage({ chargeChecks: [done(aChargeable({ maxInCent: 60_00 }))] });
  expect(screen.getByRole('heading', { name: say('charge.found', { money: '€25.00' }) })).toHaveFocus();
  expect(screen.getByText(NUMBER)).toBeInTheDocument();
  const group = screen.getByRole('group', { name: say('charge.amount', { range: '€15–60' }) });
  const names = within(group)
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);
  expect(names).toEqual([
    `€15 ${say('charge.becomes', { money: '€40.00' })}`,
    `€25 ${say('charge.becomes', { money: '€50.00' })}`,
    `€50 ${say('charge.becomes', { money: '€75.00' })}`,
    `${say('charge.own')} `,
  ]);
});

it('goes on to the payment with the chosen amount', async () => {
  const { charges, path } = await aCheckedPage();
  choose(/^€50/);
  await press('charge.go');
  expect(charges.readDraft()).toEqual({ ...aChargeable(), amountInCent: 50_00 });
  expect(path()).toBe('/prepaid/checkout');
});

it.each([
  ['', 'required', {}],
  ['1e2', 'amount-invalid', {}],
  ['14.99', 'below', { money: '€15.00' }],
  ['150.01', 'above', { money: '€150.00' }],
])('says what is wrong with an own amount of “%s”, and goes nowhere', async (typed, fault, data) => {
  const { charges, path } = await aCheckedPage();
  choose(say('charge.own'));
  type(own(), typed);
  await press('charge.go');
  expect(own()).toHaveAccessibleDescription(saying(`charge.amountFault.${fault}`, data));
  fireEvent.click(screen.getByRole('link', { name: say(`charge.amountFault.${fault}`, data) }));
  expect(own()).toHaveFocus();
  expect(own()).toHaveValue(typed);
  expect(charges.readDraft()?.amountInCent).toBeNull();
  expect(path()).toBe('/prepaid');
});

it('asks for an amount where none is chosen', async () => {
  const { path } = await aCheckedPage();
  await press('charge.go');
  const group = screen.getByRole('group', { name: /15–150/ });
  expect(group).toHaveAccessibleDescription(saying('charge.amountFault.choice'));
  expect(path()).toBe('/prepaid');
});

it('says what the balance becomes while an own amount is typed, as long as it can be charged', async () => {
  await aCheckedPage();
  choose(say('charge.own'));
  type(own(), '20,50');
  const running = say('charge.becomes', { money: '€45.50' });
  expect(screen.getByText(running).closest('output')).not.toBeNull();
  type(own(), '2000');
  expect(screen.queryByText(running)).toBeNull();
});

it('adds up beside the form what the charge leads to', async () => {
  await aCheckedPage();
  const summary = screen.getByRole('region', { name: say('charge.summary') });
  expect(summary).toHaveTextContent(`${say('charge.added')}–`);
  choose(/^€100/);
  expect(summary).toHaveTextContent(`${say('charge.now')}€25.00`);
  expect(summary).toHaveTextContent(`${say('charge.added')}€100.00`);
  expect(summary).toHaveTextContent(`${say('charge.then')}€125.00`);
});

it('has everything back after a reload, and need not check the voucher again', async () => {
  const { device } = await aCheckedPage();
  choose(say('charge.own'));
  type(own(), '20,50');
  cleanup();
  await aPage({}, device);
  expect(own()).toHaveValue('20,50');
  expect(screen.getByText(NUMBER)).toBeInTheDocument();
  expect(
    screen.getByRole('heading', { level: 2, name: saying('charge.found', { money: '€25.00' }) }),
  ).not.toHaveFocus();
});

it('keeps a number that was typed over a reload, and never what may be a code', async () => {
  const { charges } = await aPage();
  type(serial(), '410-58');
  expect(charges.readEntry().serialNumber).toBe('410-58');
  type(serial(), 'Ab3dE6gH9');
  expect(charges.readEntry().serialNumber).toBe('');
});

it('forgets a code that was typed by mistake when the page is hidden, not a number', async () => {
  await aPage();
  type(serial(), 'Ab3dE6gH9');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(serial()).toHaveValue('');
  type(serial(), NUMBER);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(serial()).toHaveValue(NUMBER);
});

it('goes back to the number for another voucher, with the focus, and keeps the amount', async () => {
  const { charges } = await aCheckedPage();
  choose(/^€50/);
  await press('charge.another');
  expect(serial()).toHaveFocus();
  expect(serial()).toHaveValue('');
  expect(charges.readDraft()).toBeNull();
  expect(charges.readEntry()).toEqual({ serialNumber: '', choice: 50_00, amountText: '' });
});

it.each([
  ['prepaid', { isPrepaid: true }, '123456789'],
  ['prepaid, without a number', { isPrepaid: true, serialNumber: null }, ''],
  ['not prepaid', { isPrepaid: false }, ''],
])('knows the number of a voucher in use that is %s', async (_what, about, number) => {
  await aPage({ session: aSession({ voucher: aVoucher({ serialNumber: '123456789', ...about }) }) });
  expect(serial()).toHaveValue(number);
});

it('prefers what was typed or handed over to the voucher in use', async () => {
  const session = aSession({ voucher: aVoucher({ isPrepaid: true }) });
  await aPage({ session, charging: { entry: { serialNumber: NUMBER } } });
  expect(serial()).toHaveValue(NUMBER);
});

it('is empty again when everything is removed, and stores nothing that arrives later', async () => {
  let answer: () => void = () => undefined;
  const { services, charges, desks } = await aFilledPage({ session: aSession() });
  desks.charge.check = () =>
    new Promise((resolve) => {
      answer = () => resolve(done(aChargeable()));
    });
  await press('charge.check');
  await act(async () => services.session.removeAll('removed'));
  expect(serial()).toHaveValue('');
  await act(async () => answer());
  expect(serial()).toBeInTheDocument();
  expect(charges.readDraft()).toBeNull();
  expect(charges.readEntry().serialNumber).toBe('');
});

it.each<[ProblemKind, OrderName, string]>([
  ['charge-under-way', 'charge', 'payment-unknown'],
  ['offline', 'charge', 'payment-unknown'],
  ['charge-under-way', 'redemption', 'not-paid-again'],
])('says of the payment only what is known of it: %s while a %s is open', async (kind, open, money) => {
  const { captcha } = await aPageBeside(open, { chargeChecks: [refusal(kind)] });
  type(serial(), NUMBER);
  act(() => captcha.last().onToken('token-1'));
  await press('charge.check');
  const panel = screen.getByRole('region', { name: say(`problem.${kind}.title`) });
  expect(panel).toHaveTextContent(say(`money.${money}`));
});

it.each<[OrderName, About]>([
  ['charge', {}],
  ['donation', {}],
  ['charge', { charging: { draft: { ...aChargeable(), amountInCent: null } } }],
])('says first that a %s is open, and leads to it', async (kind, about) => {
  await aPageBeside(kind, about);
  const notice = screen.getByText(say(`openOrder.${kind}`));
  const form = screen.getByRole('button', { name: /^(Check|Continue)/ });
  expect(notice.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('link', { name: say('openOrder.look') })).toHaveAttribute(
    'href',
    kind === 'charge' ? '/prepaid/checkout' : '/donate/check',
  );
});

it('says nothing of an open order where there is none', async () => {
  await aPage();
  expect(screen.queryByRole('link', { name: say('openOrder.look') })).toBeNull();
});
