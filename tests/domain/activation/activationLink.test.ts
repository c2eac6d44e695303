import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseActivationLink, quotableReference } from '#domain/activation/activationLink.ts';
import { aLink } from '#tests/data/activation.ts';
import { holds } from '#tests/data/holds.ts';
import { HOSTILE_TEXTS, anyText } from '#tests/data/hostile.ts';

it('joins source, reference and hash', () => {
  expect(parseActivationLink(aLink)).toBe(`${aLink.source}/${aLink.reference}/${aLink.hash}`);
});

it.each([
  ['a hash that was cut off', { hash: aLink.hash.slice(0, 15) }],
  ['a hash with a dot at its end, as mail programs add it', { hash: `${aLink.hash}.` }],
  ['no reference', { reference: '' }],
  ['a source with a slash', { source: 'post/x' }],
  ['a source that is too long', { source: 'p'.repeat(33) }],
])('refuses %s', (_, part) => {
  expect(parseActivationLink({ ...aLink, ...part })).toBeNull();
});

it('never puts more than three parts into the header, whatever the address contains', () => {
  const part = fc.oneof(anyText, fc.constantFrom(...HOSTILE_TEXTS), fc.constantFrom(...Object.values(aLink)));
  holds(
    fc.property(part, part, part, (source, reference, hash) => {
      const ident = parseActivationLink({ source, reference, hash });
      if (ident !== null) expect(ident).toMatch(/^[\w-]{1,32}\/[\w.-]{1,64}\/[\w-]{16,128}$/);
    }),
  );
});

it('quotes a reference only if it is well-formed', () => {
  expect(quotableReference(aLink)).toBe(aLink.reference);
  expect(quotableReference({ reference: '<b>call 0900</b>' })).toBeNull();
});
