// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { drawn, heard, onAnEmptyPage, settled } from './amazonPay.ts';

onAnEmptyPage();

const PATIENCE_MS = 5_000;

/** The button inside the vendor's shadow root, which page events reach through its host. */
function buttonIn(element: HTMLElement): HTMLElement {
  const [host] = element.children;
  if (host === undefined) throw new Error('nothing was drawn');
  host.replaceChildren();
  const inner = document.createElement('div');
  inner.tabIndex = 0;
  host.attachShadow({ mode: 'closed' }).append(inner);
  return inner;
}

const pointerUp = () => new MouseEvent('pointerup', { bubbles: true, composed: true });
const key = (name: string) => new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true });

it.each([
  ['pointer', pointerUp],
  ['click', () => new MouseEvent('click', { bubbles: true, composed: true })],
  ['Enter key', () => key('Enter')],
  ['space bar', () => key(' ')],
])('is reported as an error if the button does not react to a press by %s', async (_by, press) => {
  const { element } = await drawn();
  buttonIn(element).dispatchEvent(press());
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
  expect(heard).toEqual(['ready']);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toEqual(['ready', 'error']);
  expect(element.childElementCount).toBe(0);
});

it('is noticed although the button keeps the event to itself', async () => {
  const { element } = await drawn();
  const inner = buttonIn(element);
  inner.addEventListener('pointerup', (event) => event.stopImmediatePropagation());
  inner.dispatchEvent(pointerUp());
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(heard).toEqual(['ready', 'error']);
});

it('counts from the first press, however often the button is pressed', async () => {
  const { element } = await drawn();
  const inner = buttonIn(element);
  for (let pressed = 0; pressed < 4; pressed += 1) {
    inner.dispatchEvent(pointerUp());
    await vi.advanceTimersByTimeAsync(PATIENCE_MS / 5);
  }
  expect(heard).toEqual(['ready']);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS / 5);
  expect(heard).toEqual(['ready', 'error']);
});

it('ignores other keys, other mouse buttons and presses beside the button', async () => {
  const { element } = await drawn();
  const inner = buttonIn(element);
  for (const name of ['Tab', 'Escape', 'a']) inner.dispatchEvent(key(name));
  inner.dispatchEvent(new MouseEvent('pointerup', { bubbles: true, composed: true, button: 2 }));
  element.dispatchEvent(pointerUp());
  document.body.dispatchEvent(pointerUp());
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(heard).toEqual(['ready']);
});

it('leaves alone a button that has reacted once, whatever becomes of later presses', async () => {
  const { button, element } = await drawn({ onPress: async () => false });
  const inner = buttonIn(element);
  inner.dispatchEvent(pointerUp());
  button.press();
  await settled();
  inner.dispatchEvent(pointerUp());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toEqual(['ready']);
});

it('reports nothing after the button was removed', async () => {
  const { element, placed } = await drawn();
  buttonIn(element).dispatchEvent(pointerUp());
  placed.destroy();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toEqual(['ready']);
  expect(vi.getTimerCount()).toBe(0);
});
