// @vitest-environment jsdom
import { getAllByRole, getByRole } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refused } from '#domain/core/result.ts';
import { MockCardForm } from '#infrastructure/mock/payment/mockCardForm.ts';

const heard: string[] = [];
const open = vi.fn<(address: string) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
  open.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

async function place(search = '') {
  history.replaceState(null, '', `/prepaid/checkout${search}`);
  const element = document.createElement('div');
  document.body.replaceChildren(element);
  const card = new MockCardForm(open).render(element, {
    publicKey: 's-pub-example-de',
    locale: 'de',
    onReady: () => heard.push('ready'),
    onError: () => heard.push('error'),
  });
  expect(heard).toEqual([]); // never before `render` has returned
  await vi.advanceTimersByTimeAsync(0);
  return { element, card };
}

it('offers its cards as a named group', async () => {
  const { element } = await place();
  const group = getByRole(element, 'group', { name: 'Mock card' });
  expect(group.lang).toBe('en');
  expect(getAllByRole(group, 'radio')).toHaveLength(3);
});

it.each([
  ['frictionless', null],
  ['frictionless', 'Card without a challenge'],
  ['challenge', 'Card whose bank asks (challenge)'],
  ['declined', 'Card that is declined'],
])('returns the id of a card that is %s after choosing %j', async (kind, name) => {
  const { card, element } = await place();
  if (name !== null) getByRole(element, 'radio', { name }).click();
  const ids = [await card.createType(), await card.createType()].map((type) => (type.ok ? type.value : ''));
  for (const id of ids) expect(id).toMatch(new RegExp(`^s-crd-${kind}-\\w+$`));
  expect(new Set(ids).size).toBe(2);
});

it('keeps its choice when another form changes its own', async () => {
  const { element } = await place();
  const other = document.createElement('div');
  document.body.append(other);
  new MockCardForm(open).render(other, {
    publicKey: '',
    locale: 'de',
    onReady: () => undefined,
    onError: () => undefined,
  });
  await vi.advanceTimersByTimeAsync(0);
  getByRole(other, 'radio', { name: 'Card that is declined' }).click();
  expect(getByRole<HTMLInputElement>(element, 'radio', { name: 'Card without a challenge' }).checked).toBe(
    true,
  );
});

it('can be made incomplete', async () => {
  const { card } = await place('?card=incomplete');
  expect(heard).toEqual(['ready']);
  expect(await card.createType()).toEqual(refused('incomplete'));
});

it('can be made to fail', async () => {
  const { element } = await place('?card=fail');
  expect(heard).toEqual(['error']);
  expect(element.childElementCount).toBe(0);
});

it('can be made slow, and has no card before it is ready', async () => {
  const { card, element } = await place('?card=slow');
  await vi.advanceTimersByTimeAsync(3_999);
  expect(element.childElementCount).toBe(0);
  expect(await card.createType()).toEqual(refused('incomplete'));
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toEqual(['ready']);
  expect(await card.createType()).toMatchObject({ ok: true });
});

it('reports nothing after it was removed', async () => {
  const { card, element } = await place('?card=slow');
  card.destroy();
  card.destroy();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard).toEqual([]);
  expect(element.childElementCount).toBe(0);
  expect(await card.createType()).toEqual(refused('unreachable'));
});

it('navigates to the sandbox’s card page', () => {
  const address = `${window.location.origin}/sandbox/pay/card?charge=s-chg-1`;
  expect(new MockCardForm(open).leave(address)).toBe(true);
  expect(open).toHaveBeenCalledExactlyOnceWith(address);
});

it.each([
  '',
  '/sandbox/pay/card?charge=s-chg-1',
  'https://payment.unzer.com/a',
  'javascript:alert(1)',
  `${window.location.origin}/prepaid`,
  `${window.location.origin}/sandbox/pay/../orders`,
  `${window.location.origin}/sandbox/payments`,
  `${window.location.origin}.evil.example/sandbox/pay/card`,
  window.location.origin.replace('://', '://name:word@') + '/sandbox/pay/card',
  window.location.origin.replace(/^http:/, 'https:') + '/sandbox/pay/card',
])('does not navigate to %j', (address) => {
  expect(new MockCardForm(open).leave(address)).toBe(false);
  expect(open).not.toHaveBeenCalled();
});
