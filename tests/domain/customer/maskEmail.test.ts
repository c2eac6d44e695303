import { expect, it } from 'vitest';
import type { Email } from '#domain/customer/email.ts';
import { maskEmail } from '#domain/customer/maskEmail.ts';

it.each([
  ['ada@mail.example', 'a•••@mail.example'],
  ['a@mail.example', 'a•••@mail.example'],
  ['jo.weber+shop@post.example', 'j•••@post.example'],
  ['😀x@mail.example', '😀•••@mail.example'],
])('shows %s as %s, whatever its length', (email, shown) => {
  expect(maskEmail(email as Email)).toBe(shown);
});
