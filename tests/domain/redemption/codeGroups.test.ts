import { assert, property, stringMatching } from 'fast-check';
import { expect, it } from 'vitest';
import { codeGroups } from '#domain/redemption/codeGroups.ts';

it.each([
  ['a code of fourteen characters', 'K7QXWM2RTPZ4BN', ['K7QX', 'WM2', 'RTPZ', '4BN']],
  ['sixteen digits', '4556737586899855', ['4556', '7375', '8689', '9855']],
  ['thirteen digits, without a last one alone', '4006381333931', ['4006', '381', '333', '931']],
  ['a short code, which stays whole', 'AB12CD34', ['AB12CD34']],
  ['a code with separators of its own', 'NLB-7Q4M-X2RP', ['NLB-7Q4M-X2RP']],
  ['a link', 'https://shop.example/unlock', ['https://shop.example/unlock']],
  ['nothing', '', ['']],
])('groups %s', (_what, code, groups) => {
  expect(codeGroups(code)).toEqual(groups);
});

it('changes no character, and makes no group longer than four or shorter than three', () => {
  assert(
    property(stringMatching(/^[A-Za-z0-9]{9,64}$/), (code) => {
      const groups = codeGroups(code);
      expect(groups.join('')).toBe(code);
      expect(groups.every(({ length }) => length === 3 || length === 4)).toBe(true);
    }),
  );
});
