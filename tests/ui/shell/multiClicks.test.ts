import { afterEach, beforeEach, expect, it } from 'vitest';
import { guardMultiClicks } from '#ui/shell/multiClicks.ts';

let end = (): void => undefined;
let pressed: string[] = [];

beforeEach(() => {
  pressed = [];
  document.body.innerHTML =
    '<button id="first"><span id="label">One</span></button><a id="second" href="#away">Two</a>' +
    '<label id="word" for="box">Three</label><input id="box" type="checkbox">';
  for (const id of ['first', 'second', 'box']) {
    document.getElementById(id)?.addEventListener('click', () => pressed.push(id));
  }
  end = guardMultiClicks();
});

afterEach(() => end());

interface Press {
  detail?: number;
  clientX?: number;
  pointerType?: string;
}

/** Dispatches a click like a browser; returns false if its default was prevented. */
function click(id: string, { detail = 1, clientX = 0, pointerType = 'mouse' }: Press = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail, clientX });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  return document.getElementById(id)?.dispatchEvent(event) ?? false;
}

it('ignores a second click on another control that moved under the pointer', () => {
  click('label');
  expect(click('second', { detail: 2 })).toBe(false);
  expect(click('second', { detail: 3 })).toBe(false);
  expect(pressed).toEqual(['first']);
});

it('accepts several clicks on the same control', () => {
  click('first');
  click('label', { detail: 2 });
  click('first', { detail: 3 });
  expect(pressed).toEqual(['first', 'first', 'first']);
});

it('treats a label and its field as one control', () => {
  click('word');
  click('word', { detail: 2 });
  expect(pressed).toEqual(['box', 'box']);
});

it('accepts a first click wherever the previous one was', () => {
  click('first');
  click('first', { detail: 2 });
  expect(click('second')).toBe(true);
  expect(pressed).toEqual(['first', 'first', 'second']);
});

it('accepts clicks by keyboard, however fast', () => {
  click('first');
  click('second', { detail: 0 });
  expect(pressed).toEqual(['first', 'second']);
});

it('recognises a second tap by time and place, because taps are not counted', () => {
  click('first', { pointerType: 'touch' });
  expect(click('second', { pointerType: 'touch', clientX: 5 })).toBe(false);
  click('second', { pointerType: 'touch', clientX: 200 });
  expect(pressed).toEqual(['first', 'second']);
});

it('accepts every click after it has ended', () => {
  end();
  click('first');
  click('second', { detail: 2 });
  expect(pressed).toEqual(['first', 'second']);
});
