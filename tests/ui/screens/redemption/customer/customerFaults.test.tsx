import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { EMPTY_DRAFT } from '#domain/customer/customer.ts';
import { say, saying } from '#tests/data/english.ts';
import { aStep, submit, type } from './aCustomerStep.tsx';

it('does not require a salutation', async () => {
  const { path } = await aStep({ typed: { salutation: EMPTY_DRAFT.salutation } });
  await submit();
  expect(path()).toBe('/redeem/shop-1/check');
});

it('shows what is missing in a summary with the focus, in the order of the page', async () => {
  await aStep();
  expect(screen.queryByText(say('customer.fault.firstName'))).toBeNull();
  await submit();
  const summary = screen.getByRole('region', { name: say('customer.summary', { count: 2 }) });
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    say('customer.fault.email'),
    say('customer.fault.repeatEmail'),
    say('customer.fault.firstName'),
    say('customer.fault.lastName'),
  ]);
});

it('moves the focus to the summary at every press', async () => {
  await aStep();
  await submit();
  screen.getByLabelText(saying('customer.firstName')).focus();
  await submit();
  expect(screen.getByRole('region', { name: say('customer.summary', { count: 2 }) })).toHaveFocus();
});

/** Elements whose changes a screen reader announces. */
const LIVE = '[role="alert"], [role="status"], [role="log"], [aria-live]:not([aria-live="off"]), output';

it('announces the faults once, by the focus on their summary and not in a live region', async () => {
  await aStep();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await submit();
  expect(focus).toHaveBeenCalledTimes(1);
  expect([...document.querySelectorAll(LIVE)].map(({ textContent }) => textContent).join('')).toBe('');
  focus.mockRestore();
});

it('leads from each line of the summary to its field, which shows the same fault', async () => {
  await aStep({ shop: { isPhysical: true }, switches: ['showUseDataConfirmation'] });
  await submit();
  const links = within(
    screen.getByRole('region', { name: say('customer.summary', { count: 2 }) }),
  ).getAllByRole('link');
  expect(links).toHaveLength(10);
  for (const link of links) {
    fireEvent.click(link);
    expect(document.activeElement?.id).toBe(link.getAttribute('href')?.slice(1));
    expect(document.activeElement).toBeInvalid();
    expect(document.activeElement).toHaveAccessibleDescription(new RegExp(`${link.textContent}$`));
  }
});

it('puts the fault into the page title, and removes it again', async () => {
  await aStep({ typed: { firstName: '' } });
  expect(document.title).toBe(`${say('customer.title')} – Frohgut`);
  await submit();
  expect(document.title).toBe(`${say('common.errorPrefix')} ${say('customer.title')} – Frohgut`);
  type(saying('customer.firstName'), 'Ada');
  expect(document.title).toBe(`${say('customer.title')} – Frohgut`);
});

it.each([
  [{ email: 'ada@' }, say('customer.fault.email-invalid')],
  [{ email: 'ada@post.ru', repeatEmail: 'ada@post.ru' }, say('customer.fault.email-ru')],
  [{ repeatEmail: 'eda@post.example' }, say('customer.fault.email-differs')],
])('refuses %o with a reason', async (typed, words) => {
  const { path } = await aStep({ typed });
  await submit();
  expect(screen.getAllByText(words, { exact: false }).length).toBeGreaterThan(0);
  expect(path()).toBe('/redeem/shop-1/details');
});

it('validates a field again as it changes, and continues without faults', async () => {
  const { path } = await aStep({ typed: { lastName: '' } });
  await submit();
  type(saying('customer.lastName'), 'Lovelace');
  expect(screen.getByLabelText(saying('customer.lastName'))).toBeValid();
  expect(screen.queryByRole('region', { name: say('customer.summary', { count: 1 }) })).toBeNull();
  await submit();
  expect(path()).toBe('/redeem/shop-1/check');
});
