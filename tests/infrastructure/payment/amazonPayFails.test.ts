// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { EU, brings, drawn, heard, onAnEmptyPage, render, settled, vendor } from './amazonPay.ts';
import { comes, isBlocked } from './scripts.ts';

onAnEmptyPage();

it('reports an error if the vendor’s pages cannot be opened', async () => {
  const { button, element } = await drawn();
  button.initCheckout.mockImplementation(() => {
    throw new Error('blocked');
  });
  button.press();
  await settled();
  expect(heard).toEqual(['ready', 'error']);
  expect(element.childElementCount).toBe(0);
});

it('reports an error if the script is blocked, and tries again for the next button', async () => {
  const { wallet } = render();
  await isBlocked(EU);
  expect(heard).toEqual(['error']);
  render({}, wallet);
  await comes(EU, brings);
  expect(heard).toEqual(['error', 'ready']);
});

it('reports an error if the script hangs', async () => {
  render();
  await vi.advanceTimersByTimeAsync(12_000);
  expect(heard).toEqual(['error']);
});

it.each([
  ['nothing', () => undefined],
  ['something else of the name', () => void Object.assign(window, { amazon: document.createElement('a') })],
  ['half of it', () => void vendor({ renderButton: 'soon' })],
])('reports an error if the script brings %s', async (_, halfBrings) => {
  const { element } = render();
  await comes(EU, halfBrings);
  await vi.advanceTimersByTimeAsync(1_000);
  await comes(EU);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(heard).toEqual([]);
  await comes(EU);
  expect(heard).toEqual(['error']);
  expect(element.childElementCount).toBe(0);
});

it('reports an error if another script has replaced the vendor’s, and loads it again', async () => {
  const { wallet } = await drawn();
  vendor(null);
  render({}, wallet);
  await settled();
  expect(heard).toEqual(['ready', 'error']);
  render({}, wallet);
  await comes(EU, brings);
  expect(heard).toEqual(['ready', 'error', 'ready']);
});

it.each([
  [
    'throws',
    () => {
      throw new Error('wrong container');
    },
  ],
  ['gives no button', () => undefined],
])('reports an error if drawing %s', async (_, renderButton) => {
  const { element } = render();
  await comes(EU, () => void vendor({ renderButton }));
  expect(heard).toEqual(['error']);
  expect(element.childElementCount).toBe(0);
});
