import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createCodeReader } from '#domain/voucher/codeReader.ts';
import { CODE_HINTS } from '#domain/voucher/codeHints.ts';
import type { CodeReading } from '#domain/voucher/codeReading.ts';
import { holds } from '#tests/data/holds.ts';
import { HOSTILE_TEXTS, anyText } from '#tests/data/hostile.ts';
import { PASTES } from '#tests/data/pastes.ts';
import { aLinkToken } from '#tests/data/redemption.ts';

const SITES = [{ id: 'de', domains: ['redeem.de.example'] }];
const { read, hints } = createCodeReader(SITES);

function nextOf(reading: CodeReading): string {
  switch (reading.kind) {
    case 'code':
      return `send ${reading.code}`;
    case 'redeem-link':
      return `open ${reading.token}`;
    case 'serial-number':
      return `serial ${reading.serialNumber}`;
    case 'offered':
    case 'several':
      return `${reading.kind === 'offered' ? 'offer' : 'choose'} ${reading.codes.join(' ')}`;
    case 'cyrillic':
    case 'greek':
      return `${reading.kind} ${reading.character} as ${reading.latin} at ${reading.position}`;
    case 'empty':
    case 'too-short':
    case 'too-long':
    case 'bad-character':
    case 'mail-address':
    case 'web-address':
    case 'words':
      return reading.kind;
  }
}

it('has ten pastes of each of fourteen kinds', () => {
  expect(Object.values(PASTES).map(({ length }) => length)).toEqual(Array.from({ length: 14 }, () => 10));
});

it.each(
  Object.entries(PASTES).flatMap(([kind, pastes]) => pastes.map(([text, next]) => ({ kind, text, next }))),
)('reads $kind, $text, as “$next”', ({ text, next }) => {
  expect(nextOf(read(text))).toBe(next);
});

it.each([
  ['CSJ9QX6GB and Ab3dE6gH9', 'choose CSJ9QX6GB Ab3dE6gH9'],
  ['Code 1: CSJ9QX6GB, Code 2: Ab3dE6gH9', 'choose CSJ9QX6GB Ab3dE6gH9'],
  ['CSJ-9QX-6GB, Ab3-dE6-gH9, CSJ-9QX-6GB', 'choose CSJ9QX6GB Ab3dE6gH9'],
  [
    'https://redeem.de.example/#code=CSJ9QX6GB https://redeem.de.example/#code=Ab3dE6gH9',
    'choose CSJ9QX6GB Ab3dE6gH9',
  ],
])('lets the user choose from the codes in %j', (text, next) => {
  expect(nextOf(read(text))).toBe(next);
});

it.each([
  ["' OR 1=1", '='],
  ['abc%00def', '%'],
  ['ABC_DEF', '_'],
  ['Ab3dE6gH😀', '😀'],
  ['Code: ÄAb3dE6gH9', 'Ä'],
  ['Ab3dE6: gH9', ':'],
  ['12:34:56', ':'],
  ['+49 30 1234567', '+'],
  ['€100000', '€'],
])('names the character of %j that no code has', (text, character) => {
  expect(read(text)).toEqual({ kind: 'bad-character', character });
});

it.each([
  aLinkToken,
  ` ${aLinkToken}\n`,
  `${aLinkToken}.`,
  `/merchantcode/${aLinkToken}`,
  `https://redeem.de.example/merchantcode/${aLinkToken}`,
  `https://redeem.de.example/merchantcode/${aLinkToken}?lang=en`,
  `https://redeem.de.example/merchantcode/${aLinkToken}#top`,
  `https://redeem.de.example/merchantcode/${aLinkToken}/`,
  `<https://redeem.de.example/merchantcode/${aLinkToken}>`,
  `See https://redeem.de.example/merchantcode/${aLinkToken}.`,
  `\u200b${aLinkToken}\u200b`,
  `https://redeem.de.example/merchantcode/${aLinkToken}\u200b`,
  `Your code: http://de.localhost:3000/merchantcode/${aLinkToken} (valid for three years)`,
])('recognises the redeem link in %j instead of rejecting it as a code', (typed) => {
  expect(read(typed)).toEqual({ kind: 'redeem-link', token: aLinkToken });
});

it.each(HOSTILE_TEXTS)('finds no link in %j', (text) => {
  expect(read(text).kind).not.toBe('redeem-link');
});

it('reports the faults of a code', () => {
  expect(read('abc')).toEqual({ kind: 'too-short', min: 6 });
  expect(read('A'.repeat(10_000))).toEqual({ kind: 'too-long', max: 24 });
  expect(read('A'.repeat(200_000))).toEqual({ kind: 'too-long', max: 24 });
});

it.each([
  '123456789',
  '123 456 789',
  '123-456-789',
  ' 410–582–934 ',
  'Seriennummer: 410 582 934',
  '410582934.',
])('recognises the serial number %j before anything is sent', (typed) => {
  expect(read(typed).kind).toBe('serial-number');
});

it.each(['', ' ', '\u00a0\u200b', '---', '\n', '...'])('reads %j as empty', (typed) => {
  expect(read(typed)).toEqual({ kind: 'empty' });
});

it('reports a link without a token as an address', () => {
  expect(read('https://redeem.de.example/merchantcode/rl-short')).toEqual({ kind: 'web-address' });
});

it('reads any code alone, in threes and fours, as the backend knows it', () => {
  const code = fc
    .stringMatching(/^[A-Z0-9]{6,24}$/)
    .filter((text) => /[A-Z]/.test(text) && /\d.*\d/.test(text));
  holds(
    fc.property(code, fc.constantFrom(3, 4), fc.constantFrom(' ', '-', '\u00a0', '–'), (text, size, gap) => {
      const groups = text.replace(new RegExp(`.{${size}}(?=.)`, 'g'), `$&${gap}`);
      expect(['code', 'offered']).toContain(read(groups).kind);
      expect(read(text)).toEqual({ kind: 'code', code: text });
    }),
  );
});

it('only ever sends six to twenty-four letters and digits of the text', () => {
  holds(
    fc.property(anyText, (text) => {
      const reading = read(text);
      if (reading.kind === 'code') expect(reading.code).toMatch(/^[A-Za-z0-9]{6,24}$/);
    }),
  );
});

it.each([
  'A',
  'a.',
  'a@',
  'a@b.',
  '<b>',
  'Code ',
  'AB12 ',
  '416 170 243 ',
  'https://a.example/?u=',
  'С',
  '\u0301',
  '-',
])('reads a long text of %j quickly', (part) => {
  const begun = performance.now();
  read(part.repeat(Math.floor(50_000 / part.length)));
  expect(performance.now() - begun).toBeLessThan(2_000);
});

it('hints at the shape of what it reads, also behind a label', () => {
  expect(hints('Serial number 416 170 243')).toEqual(['serial-number']);
  expect(hints('Code: 1234 5678 9012 3456')).toEqual(['old-code']);
  expect(hints('I have lost my card')).toEqual([]);
  expect(CODE_HINTS).toEqual(expect.arrayContaining([...hints('y2-45 ywvdv')]));
});
