import { expect, it } from 'vitest';
import type { Email } from '#domain/customer/email.ts';
import { prefillOf, maskEmail } from '#domain/customer/maskEmail.ts';

it.each([
  ['ada@mail.example', 'a•••@mail.example'],
  ['a@mail.example', 'a•••@mail.example'],
  ['jo.weber+shop@post.example', 'j•••@post.example'],
  ['😀x@mail.example', '😀•••@mail.example'],
])('masks %s as %s, regardless of its length', (email, shown) => {
  expect(maskEmail(email as Email)).toBe(shown);
});

it('leaves a masked address unchanged', () => {
  const masked = maskEmail('ada@mail.example' as Email);
  expect(maskEmail(masked)).toBe(masked);
});

it('prefills a field with an address, never with a masked one', () => {
  const email = 'ada@mail.example' as Email;
  expect([prefillOf(email), prefillOf(maskEmail(email))]).toEqual([email, '']);
});
