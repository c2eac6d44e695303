import { expect, it, vi } from 'vitest';
import { done } from '#domain/core/result.ts';
import { createCodeReader } from '#domain/voucher/codeReader.ts';
import { aSession } from '#tests/data/voucher.ts';
import { pending } from '#tests/data/pending.ts';
import type { CodeReader } from '#domain/voucher/codeReader.ts';
import { CODE, aForm } from './aCodeForm.ts';

const reader = createCodeReader([]);
const missing = () => vi.fn<() => Promise<CodeReader>>().mockRejectedValue(new Error('no chunk'));

it('loads nothing for a bare code while it is typed', async () => {
  const loadReader = missing();
  const { screen, api, captcha } = aForm({ answers: [done(aSession())], loadReader });
  for (let length = 1; length <= CODE.length; length += 1)
    screen.form.change({ code: CODE.slice(0, length) });
  captcha.last().onToken('token-1');
  await screen.submit();
  expect(api.asked.map(({ code }) => code)).toEqual([CODE]);
  expect(loadReader).not.toHaveBeenCalled();
});

it('waits at a press for the reader, and then sends one request for ten presses', async () => {
  const loaded = pending<CodeReader>();
  const { screen, api, captcha } = aForm({ answers: [done(aSession())], loadReader: () => loaded.promise });
  screen.form.change({ code: 'Voucher code CSJ9QX6GB' });
  captcha.last().onToken('token-1');
  const presses = Array.from({ length: 10 }, () => screen.submit());
  expect(screen.busy).toBe(true);
  expect(api.asked).toEqual([]);
  loaded.answer(reader);
  await Promise.all(presses);
  expect(api.asked.map(({ code }) => code)).toEqual(['CSJ9QX6GB']);
});

it.each(['Ab3 dE6 gH9', ' Ab3-dE6-gH9 '])(
  'sends %j without the reader, if it cannot be loaded',
  async (code) => {
    const { screen, api, captcha } = aForm({ answers: [done(aSession())], loadReader: missing() });
    screen.form.change({ code });
    captcha.last().onToken('token-1');
    await screen.submit();
    expect(api.asked.map((asked) => asked.code)).toEqual([CODE]);
  },
);

it.each([
  'Voucher code CSJ9QX6GB',
  '416 170 243',
  '416170243',
  'I have lost my card',
  'https://shop.example/',
])('keeps %j and says so without the reader, and reads it at the next press', async (text) => {
  const loadReader = missing();
  const { screen, api, captcha } = aForm({ answers: [done(aSession())], loadReader });
  screen.form.change({ code: text });
  captcha.last().onToken('token-1');
  await screen.submit();
  expect(screen.state).toEqual({ kind: 'unread' });
  expect(screen.form.draft.code).toBe(text);
  expect(api.asked).toEqual([]);
  loadReader.mockResolvedValue(reader);
  await screen.submit();
  const { kind } = reader.read(text);
  if (kind === 'code') expect(api.asked.map(({ code }) => code)).toEqual(['CSJ9QX6GB']);
  else expect(screen.form.faults.code?.kind).toBe(kind);
});

it('no longer says that a text cannot be read once it changes', async () => {
  const { screen } = aForm({ loadReader: missing() });
  screen.form.change({ code: 'I have lost my card' });
  await screen.submit();
  screen.form.change({ code: CODE });
  expect(screen.state).toEqual({ kind: 'idle' });
});
