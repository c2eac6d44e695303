// @vitest-environment jsdom
import { getByRole } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MockCaptcha } from '#infrastructure/mock/captcha/mockCaptcha.ts';

const heard: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
});
afterEach(() => {
  history.replaceState(null, '', '/');
});

async function place(search = '') {
  history.replaceState(null, '', `/${search}`);
  const element = document.createElement('div');
  document.body.replaceChildren(element);
  const captcha = new MockCaptcha('I am a person').render(element, {
    siteKey: 'FCMEXAMPLEDE',
    locale: 'de',
    onToken: (token) => heard.push(token),
    onExpire: () => heard.push('expired'),
    onPressWanted: (isWanted) => heard.push(isWanted ? 'wants a press' : 'goes on'),
    onError: () => heard.push('error'),
  });
  await vi.advanceTimersByTimeAsync(0);
  return { element, captcha };
}

const box = (element: HTMLElement) =>
  getByRole<HTMLInputElement>(element, 'checkbox', { name: 'I am a person' });

it('passes automatically, like the real one, and again after a reset, each time with another token', async () => {
  const { element, captcha } = await place();
  expect(box(element).checked).toBe(true);
  expect(heard).toEqual([expect.stringMatching(/^mock-captcha-passed-\w+$/)]);
  captcha.reset();
  expect(box(element).checked).toBe(true);
  expect(new Set(heard).size).toBe(2);
});

it('stays ticked once it has passed', async () => {
  const { element } = await place();
  box(element).click();
  box(element).click();
  expect(box(element).checked).toBe(true);
  expect(heard).toHaveLength(1);
});

it('can be made to want a press of the user', async () => {
  const { element } = await place('?captcha=press');
  expect(box(element).checked).toBe(false);
  expect(heard).toEqual(['wants a press']);
  box(element).click();
  expect(heard).toEqual(['wants a press', 'goes on', expect.stringMatching(/^mock-captcha-passed-/)]);
});

it('can be made to fail', async () => {
  const { element } = await place('?captcha=fail');
  expect(heard).toEqual(['error']);
  expect(element.childElementCount).toBe(0);
});

it('can be made to be rejected', async () => {
  await place('?captcha=refuse');
  expect(heard).toEqual(['mock-captcha-refused']);
});

it('can be made slow', async () => {
  await place('?captcha=slow');
  await vi.advanceTimersByTimeAsync(3999);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toHaveLength(1);
});

it('can be made to expire', async () => {
  const { element } = await place('?captcha=expire');
  await vi.advanceTimersByTimeAsync(3000);
  expect(heard[1]).toBe('expired');
  expect(box(element).checked).toBe(false);
  box(element).click();
  expect(heard).toHaveLength(3);
});

it('reports nothing after it was removed', async () => {
  const { element, captcha } = await place('?captcha=slow');
  captcha.destroy();
  captcha.destroy();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard).toEqual([]);
  expect(element.childElementCount).toBe(0);
});

it('passes with an unknown parameter in the address', async () => {
  await place('?captcha=../../x');
  expect(heard).toHaveLength(1);
});
