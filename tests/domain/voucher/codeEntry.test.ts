import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCodeEntry } from '#domain/voucher/codeEntry.ts';
import { parseSerialNumber } from '#domain/voucher/serialNumber.ts';
import { parseVoucherCode, typedCode } from '#domain/voucher/voucherCode.ts';
import { holds } from '#tests/data/holds.ts';
import { HOSTILE_TEXTS, anyText } from '#tests/data/hostile.ts';
import { aLinkToken } from '#tests/data/redemption.ts';

it('parses a code', () => {
  expect(readCodeEntry(' Ab3-dE6-gH9 ')).toEqual({ ok: true, value: { kind: 'code', code: 'Ab3dE6gH9' } });
});

it.each([
  aLinkToken,
  ` ${aLinkToken}\n`,
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
  expect(readCodeEntry(typed)).toEqual({ ok: true, value: { kind: 'redeem-link', token: aLinkToken } });
});

it.each([
  '123456789',
  '123 456 789',
  '123-456-789',
  ' 410–582–934 ',
  'Seriennummer: 410 582 934',
  '410582934.',
])('recognises the serial number %j before anything is sent', (typed) => {
  expect(readCodeEntry(typed)).toEqual({ ok: false, fault: { kind: 'serial-number' } });
});

it('reports the faults of a code', () => {
  expect(readCodeEntry('')).toEqual({ ok: false, fault: { kind: 'empty' } });
  expect(readCodeEntry('abc')).toEqual({ ok: false, fault: { kind: 'too-short', min: 6 } });
});

it('reports a link without a token as a code that is too long', () => {
  expect(readCodeEntry('https://redeem.de.example/merchantcode/rl-short')).toEqual({
    ok: false,
    fault: { kind: 'too-long', max: 24 },
  });
});

it.each(HOSTILE_TEXTS)('finds no link in %j', (text) => {
  expect(readCodeEntry(text)).not.toMatchObject({ value: { kind: 'redeem-link' } });
});

it('parses everything that is not a link as a code', () => {
  holds(
    fc.property(anyText, (text) => {
      const entry = readCodeEntry(text);
      const code = parseVoucherCode(text);
      if (parseSerialNumber(typedCode(text)).ok)
        expect(entry).toEqual({ ok: false, fault: { kind: 'serial-number' } });
      else if (code.ok) expect(entry).toEqual({ ok: true, value: { kind: 'code', code: code.value } });
      else expect(entry).toEqual(code);
    }),
  );
});
