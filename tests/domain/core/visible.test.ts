import { expect, it } from 'vitest';
import { visible } from '#domain/core/visible.ts';

it('removes invisible characters inside and around a text', () => {
  expect(visible('\u200b A\u00adda\0 Love\u202elace \ufeff')).toBe('Ada Lovelace');
});

it('keeps spaces between words, and letters of every script', () => {
  expect(visible(' José  Ωμέγα 山田 ')).toBe('José  Ωμέγα 山田');
});
