import { expect, it } from 'vitest';
import { parseThirdPartyIdent } from '#domain/thirdParty/ident.ts';

it.each(['tp-2xYw7nR4cJ1hL6pD9sA5uZk0tTq3b8mV', 'a1b2c3d4', 'x'.repeat(128)])('accepts %s', (ident) => {
  expect(parseThirdPartyIdent(ident)).toBe(ident);
});

it.each([
  '',
  'short',
  'x'.repeat(129),
  'tp/../../v2',
  'tp-ready 000000',
  'tp-ready%2F00000',
  'tp-réady00000',
])('rejects %s', (ident) => {
  expect(parseThirdPartyIdent(ident)).toBeNull();
});
