import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { chargeDraftOf } from '#domain/charge/keptCharge.ts';
import { done } from '#domain/core/result.ts';
import type { OrderName } from '#domain/orders/orderSteps.ts';
import type { ProblemKind } from '#domain/problem/problem.ts';
import type { About } from '#tests/data/about.ts';
import { refusal } from '#tests/data/answers.ts';
import { aChargeable } from '#tests/data/charge.ts';
import { fillWithoutFocus } from '#tests/data/fillWithoutFocus.ts';
import { say, saying } from '#tests/data/english.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import {
  NUMBER,
  aPage,
  aPageBeside,
  serial,
  type,
  press,
  choose,
  own,
  aFilledPage,
  aCheckedPage,
} from './anEnterPage.tsx';

it('repeats the number in groups of three, hidden from screen readers', async () => {
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
])('refuses the number “%s” with a reason and the focus, without a request', async (typed, fault, data) => {
  const { apis, captcha } = await aPage();
  type(serial(), typed);
  act(() => captcha.last().onToken('token-1'));
  await press('charge.check');
  expect(serial()).toHaveFocus();
  expect(serial()).toHaveAccessibleDescription(saying(`charge.serialFault.${fault}`, data));
  expect(document.title).toContain(say('common.errorPrefix'));
  expect(apis.charge.asked).toEqual([]);
});

it('waits at a press for the captcha, and sends its token with the number', async () => {
  const { apis, captcha } = await aPage({ chargeChecks: [done(aChargeable())] });
  type(serial(), NUMBER);
  await press('charge.check');
  expect(screen.getByRole('button', { name: saying('charge.check') })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(apis.charge.asked).toEqual([]);
  await act(async () => captcha.last().onToken('token-1'));
  expect(apis.charge.asked).toEqual([{ serialNumber: '410582934', captcha: 'token-1' }]);
});

it('mounts the captcha once the number is filled in without focus, and not before', async () => {
  const { captcha } = await aPage();
  expect(captcha.placed).toEqual([]);
  act(() => fillWithoutFocus(serial(), NUMBER));
  expect(captcha.placed).toHaveLength(1);
});

it('sends one request for ten presses', async () => {
  const { apis } = await aFilledPage({ chargeChecks: [done(aChargeable())] });
  await act(async () => {
    for (let presses = 0; presses < 10; presses += 1) fireEvent.submit(serial());
  });
  expect(apis.charge.asked).toHaveLength(1);
});

it.each([
  ['serial-number-unknown', null],
  ['charge-under-way', 'not-paid-again'],
  ['charge-had', null],
  ['charge-refused', null],
  ['captcha-invalid', null],
  ['offline', null],
] as const satisfies readonly (readonly [ProblemKind, string | null])[])(
  'says %s at the field, which takes the focus, names the money only if it moved, keeps what was typed, and resets the captcha',
  async (kind, money) => {
    const { captcha, kept } = await aFilledPage({
      chargeChecks: [refusal(kind, { moneyState: 'untouched' })],
    });
    await press('charge.check');
    expect(serial()).toHaveFocus();
    expect(serial()).toHaveAccessibleDescription(saying(`problem.${kind}.title`));
    expect(screen.queryByText(say('money.unpaid'))).toBeNull();
    if (money !== null) expect(screen.getByText(say(`money.${money}`))).toBeVisible();
    expect(serial()).toHaveValue(NUMBER);
    expect(kept.read('chargeEntry')?.serialNumber ?? '').toBe(NUMBER);
    expect(captcha.events).toContain('reset');
    expect(screen.queryByRole('link', { name: say('redeem.captcha.fault.confirm') })).toBeNull();
  },
);

it('restores everything after a reload without checking the voucher again', async () => {
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

it('stores a typed number for a reload, but never what may be a code', async () => {
  const { kept } = await aPage();
  type(serial(), '410-58');
  expect(kept.read('chargeEntry')?.serialNumber ?? '').toBe('410-58');
  type(serial(), 'Ab3dE6gH9');
  expect(kept.read('chargeEntry')?.serialNumber ?? '').toBe('');
});

it('clears a code that was typed by mistake when the page is hidden, but not a number', async () => {
  await aPage();
  type(serial(), 'Ab3dE6gH9');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(serial()).toHaveValue('');
  type(serial(), NUMBER);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(serial()).toHaveValue(NUMBER);
});

it('returns to the number for another voucher, with the focus, and keeps the amount', async () => {
  const { kept } = await aCheckedPage();
  choose(/^€50/);
  await press('charge.another');
  expect(serial()).toHaveFocus();
  expect(serial()).toHaveValue('');
  expect(chargeDraftOf(kept.read('charge'))).toBeNull();
  expect(kept.read('chargeEntry')).toEqual({ serialNumber: '', choice: 50_00, amountText: '' });
});

it.each([
  ['prepaid', { isPrepaid: true }, '123456789'],
  ['prepaid, without a number', { isPrepaid: true, serialNumber: null }, ''],
  ['not prepaid', { isPrepaid: false }, ''],
])(
  'fills in the serial number of a voucher in use only if it is prepaid: %s',
  async (_what, about, number) => {
    await aPage({ session: aSession({ voucher: aVoucher({ serialNumber: '123456789', ...about }) }) });
    expect(serial()).toHaveValue(number);
  },
);

it('prefers a typed or passed number to that of the voucher in use', async () => {
  const session = aSession({ voucher: aVoucher({ isPrepaid: true }) });
  await aPage({ session, charging: { entry: { serialNumber: NUMBER } } });
  expect(serial()).toHaveValue(NUMBER);
});

it('is empty when all data is removed, and stores no late answer', async () => {
  let answer: () => void = () => undefined;
  const { services, kept, apis } = await aFilledPage({ session: aSession() });
  apis.charge.check = () =>
    new Promise((resolve) => {
      answer = () => resolve(done(aChargeable()));
    });
  await press('charge.check');
  await act(async () => services.session.end('removed'));
  expect(serial()).toHaveValue('');
  await act(async () => answer());
  expect(serial()).toBeInTheDocument();
  expect(chargeDraftOf(kept.read('charge'))).toBeNull();
  expect(kept.read('chargeEntry')?.serialNumber ?? '').toBe('');
});

it.each<[ProblemKind, OrderName, string]>([
  ['charge-under-way', 'charge', 'payment-unknown'],
  ['offline', 'charge', 'payment-unknown'],
  ['charge-under-way', 'redemption', 'not-paid-again'],
])('states what is known of the payment: %s while a %s is open', async (kind, open, money) => {
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
])('shows above the form that a %s is open, and links to it', async (kind, about) => {
  await aPageBeside(kind, about);
  const notice = screen.getByText(say(`openOrder.${kind}`));
  const form = screen.getByRole('button', { name: /^(Check|Continue)/ });
  expect(notice.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('link', { name: say('openOrder.look') })).toHaveAttribute(
    'href',
    kind === 'charge' ? '/prepaid/checkout' : '/donate/check',
  );
});

it('shows no open order if there is none', async () => {
  await aPage();
  expect(screen.queryByRole('link', { name: say('openOrder.look') })).toBeNull();
});
