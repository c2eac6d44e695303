import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { say } from '#tests/data/english.ts';
import { done } from '#domain/core/result.ts';
import { aSealedCode } from '#tests/data/redemption.ts';
import { SHOP, aRevealedPage, button, codes, press } from './aRevealedPage.tsx';

const till = () => screen.getByRole('dialog', { name: say('codePage.tillTitle') });

it('offers no till mode for a code that is a link', async () => {
  await aRevealedPage(codes({ kind: 'url', url: 'https://shop.example/unlock' }));
  expect(screen.queryByRole('button', { name: say('codePage.till') })).toBeNull();
});

it('shows the code in till mode as large as fits on one line', async () => {
  await aRevealedPage(codes({ code: '2079338045067' }));
  await press('codePage.till');
  const spelled = till().querySelector('code');
  expect(spelled).toHaveTextContent(/^2079338045067$/);
  expect(spelled?.parentElement?.style.fontSize).toBe('clamp(1.75rem, 10.27cqi, 5.5rem)');
});

it('shows the cashier the value and the last day of the code', async () => {
  const validUntil = Date.UTC(2029, 10, 4, 12);
  const looks = [done(aSealedCode({ shop: SHOP, quantity: 2, validUntil }))];
  await aRevealedPage(codes({}, { validUntil: Date.UTC(2027, 0, 31, 12) }), {}, { looks });
  await press('codePage.till');
  expect(till()).toHaveTextContent(say('codePage.tillAmount', { money: '€25.00' }));
  expect(till()).toHaveTextContent(say('merchantCode.validUntil', { date: '4 November 2029' }));
  await press('codePage.tillNext');
  expect(till()).toHaveTextContent(say('merchantCode.validUntil', { date: '31 January 2027' }));
});

it('shows no last day in till mode if there is none', async () => {
  await aRevealedPage(codes({}));
  await press('codePage.till');
  expect(till()).not.toHaveTextContent(/Valid until/);
});

it('shows one code at a time in till mode, and keeps the screen awake', async () => {
  const { screenAwake } = await aRevealedPage(codes({ pin: '0815' }, {}));
  await press('codePage.till');
  expect(screenAwake.held()).toBe(1);
  expect(within(till()).getByText('CODE-1')).toBeInTheDocument();
  expect(within(till()).getByText('0815')).toBeInTheDocument();
  expect(till()).toHaveTextContent(say('codePage.tillAwake'));
  await press('codePage.tillNext');
  expect(within(till()).getByText('CODE-2')).toBeInTheDocument();
  expect(within(till()).queryByText('CODE-1')).toBeNull();
  await press('codePage.tillPrevious');
  expect(within(till()).getByText('CODE-1')).toBeInTheDocument();
});

it('says that the screen may turn off, and releases the wake lock when till mode is closed', async () => {
  const { screenAwake } = await aRevealedPage(codes({}));
  await press('codePage.till');
  act(() => screenAwake.lose());
  expect(till()).toHaveTextContent(say('codePage.tillDark'));
  await act(async () => fireEvent.click(within(till()).getByRole('button', { name: say('common.close') })));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screenAwake.held()).toBe(0);
});

it('says that the device cannot keep its screen awake', async () => {
  await aRevealedPage(codes({}), { staysAwake: false });
  await press('codePage.till');
  expect(till()).toHaveTextContent(say('codePage.tillDark'));
  expect(within(till()).queryByRole('button', { name: say('codePage.tillNext') })).toBeNull();
});

it('leaves till mode when the browser caches the page for “back”', async () => {
  await aRevealedPage(codes({}));
  await press('codePage.till');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(document.documentElement.outerHTML).not.toContain('CODE-1');
});

it('leads neither before the first of several codes nor past the last, and keeps the focus there', async () => {
  await aRevealedPage(codes({}, {}));
  await press('codePage.till');
  const previous = button('codePage.tillPrevious');
  const next = button('codePage.tillNext');
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  expect(previous).toHaveAccessibleDescription(say('codePage.codeOf', { number: 1, total: 2 }));
  await press('codePage.tillPrevious');
  expect(within(till()).getByText('CODE-1')).toBeInTheDocument();
  next.focus();
  await press('codePage.tillNext');
  expect(previous).not.toHaveAttribute('aria-disabled');
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveFocus();
  await press('codePage.tillNext');
  expect(within(till()).getByText('CODE-2')).toBeInTheDocument();
});

it('shows the shop’s logo to the cashier', async () => {
  const looks = [done(aSealedCode({ shop: { ...SHOP, logo: '/shops/logo.svg' } }))];
  await aRevealedPage(codes({}), {}, { looks });
  await press('codePage.till');
  expect(till().querySelector('img')).toHaveAttribute('src', '/shops/logo.svg');
});

it('draws the symbol of the code that is shown, and none that a till would misread', async () => {
  await aRevealedPage(
    codes({ symbology: 'code128' }, { code: '123', symbology: 'ean13' }, { symbology: 'qr' }),
  );
  await press('codePage.till');
  expect(await within(till()).findByRole('img', { name: 'CODE-1' })).toBeInTheDocument();
  await press('codePage.tillNext');
  expect(within(till()).queryByRole('img')).toBeNull();
  await press('codePage.tillNext');
  expect(await within(till()).findByRole('img', { name: 'CODE-3' })).toBeInTheDocument();
});
