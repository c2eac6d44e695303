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
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

async function place(search = '') {
  history.replaceState(null, '', `/${search}`);
  const element = document.createElement('div');
  const field = document.createElement('input');
  const form = document.createElement('form');
  form.append(field, element);
  document.body.replaceChildren(form);
  const captcha = new MockCaptcha('I am a person').render(element, {
    siteKey: 'FCMEXAMPLEDE',
    locale: 'de',
    onToken: (token) => heard.push(token),
    onExpire: () => heard.push('expired'),
    onError: () => heard.push('error'),
  });
  await vi.advanceTimersByTimeAsync(0);
  return { element, captcha, field };
}

const box = (element: HTMLElement) =>
  getByRole<HTMLInputElement>(element, 'checkbox', { name: 'I am a person' });

it('passes at a tick, with a token of its own each time', async () => {
  const { element, captcha } = await place();
  box(element).click();
  expect(heard).toEqual([expect.stringMatching(/^mock-captcha-passed-\w+$/)]);
  captcha.reset();
  expect(box(element).checked).toBe(false);
  box(element).click();
  expect(new Set(heard).size).toBe(2);
});

it('begins by itself with the focus in its form, as the real one does, and once', async () => {
  const { element, captcha, field } = await place();
  field.focus();
  expect(box(element).checked).toBe(true);
  expect(heard).toEqual([expect.stringMatching(/^mock-captcha-passed-\w+$/)]);
  field.blur();
  field.focus();
  expect(heard).toHaveLength(1);
  captcha.destroy();
  field.blur();
  field.focus();
  expect(heard).toHaveLength(1);
});

it('stays ticked once it has passed', async () => {
  const { element } = await place();
  box(element).click();
  box(element).click();
  expect(box(element).checked).toBe(true);
  expect(heard).toHaveLength(1);
});

it('can be told to fail', async () => {
  const { element } = await place('?captcha=fail');
  expect(heard).toEqual(['error']);
  expect(element.childElementCount).toBe(0);
});

it('can be told to be refused', async () => {
  const { element } = await place('?captcha=refuse');
  box(element).click();
  expect(heard).toEqual(['mock-captcha-refused']);
});

it('can be told to be slow', async () => {
  const { element } = await place('?captcha=slow');
  box(element).click();
  await vi.advanceTimersByTimeAsync(3999);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toHaveLength(1);
});

it('can be told to expire', async () => {
  const { element } = await place('?captcha=expire');
  box(element).click();
  await vi.advanceTimersByTimeAsync(3000);
  expect(heard[1]).toBe('expired');
  expect(box(element).checked).toBe(false);
});

it('is not heard of after it was removed', async () => {
  const { element, captcha } = await place('?captcha=slow');
  box(element).click();
  captcha.destroy();
  captcha.destroy();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard).toEqual([]);
  expect(element.childElementCount).toBe(0);
});

it('passes where the address says nothing that it knows', async () => {
  const { element } = await place('?captcha=../../x');
  box(element).click();
  expect(heard).toHaveLength(1);
});
