import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { chargeDraftOf } from '#domain/charge/keptCharge.ts';
import { done } from '#domain/core/result.ts';
import { aChargeable } from '#tests/data/charge.ts';
import { say, saying } from '#tests/data/english.ts';
import { NUMBER, type, press, choose, own, aCheckedPage } from './anEnterPage.tsx';

it('shows the balance with the focus, and offers the amounts within the range', async () => {
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

it('leads to the payment with the chosen amount', async () => {
  const { kept, path } = await aCheckedPage();
  choose(/^€50/);
  await press('charge.go');
  expect(chargeDraftOf(kept.read('charge'))).toEqual({ ...aChargeable(), amountInCent: 50_00 });
  expect(path()).toBe('/prepaid/checkout');
});

it.each([
  ['', 'required', {}],
  ['1e2', 'amount-invalid', {}],
  ['14.99', 'below', { money: '€15.00' }],
  ['150.01', 'above', { money: '€150.00' }],
])('refuses an own amount of “%s” with a reason and stays on the page', async (typed, fault, data) => {
  const { kept, path } = await aCheckedPage();
  choose(say('charge.own'));
  type(own(), typed);
  await press('charge.go');
  expect(own()).toHaveAccessibleDescription(saying(`charge.amountFault.${fault}`, data));
  fireEvent.click(screen.getByRole('link', { name: say(`charge.amountFault.${fault}`, data) }));
  expect(own()).toHaveFocus();
  expect(own()).toHaveValue(typed);
  expect(chargeDraftOf(kept.read('charge'))?.amountInCent).toBeNull();
  expect(path()).toBe('/prepaid');
});

it('requires a choice of amount', async () => {
  const { path } = await aCheckedPage();
  await press('charge.go');
  const group = screen.getByRole('group', { name: /15–150/ });
  expect(group).toHaveAccessibleDescription(saying('charge.amountFault.choice'));
  expect(path()).toBe('/prepaid');
});

it('shows the resulting balance while a valid own amount is typed', async () => {
  await aCheckedPage();
  choose(say('charge.own'));
  type(own(), '20,50');
  const running = say('charge.becomes', { money: '€45.50' });
  expect(screen.getByText(running).closest('output')).not.toBeNull();
  type(own(), '2000');
  expect(screen.queryByText(running)).toBeNull();
});

it('adds up the balance and the top-up beside the form', async () => {
  await aCheckedPage();
  const summary = screen.getByRole('region', { name: say('charge.summary') });
  expect(summary).toHaveTextContent(`${say('charge.added')}–`);
  choose(/^€100/);
  expect(summary).toHaveTextContent(`${say('charge.now')}€25.00`);
  expect(summary).toHaveTextContent(`${say('charge.added')}€100.00`);
  expect(summary).toHaveTextContent(`${say('charge.then')}€125.00`);
});
