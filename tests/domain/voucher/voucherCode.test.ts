import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  formatVoucherCode,
  mayBeMore,
  parseVoucherCode,
  plainCode,
  readBack,
  significant,
} from '#domain/voucher/voucherCode.ts';
import { holds } from '#tests/data/holds.ts';
import { anyText } from '#tests/data/hostile.ts';
import { aCode } from '#tests/data/voucher.ts';

const LETTERS_AND_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const anyCode = fc.string({
  unit: fc.constantFrom(...LETTERS_AND_DIGITS.split('')),
  minLength: 6,
  maxLength: 24,
});

/** Everything that a phone, a mail program or a spreadsheet puts between the characters of a code. */
const SEPARATORS = {
  space: ' ',
  tab: '\t',
  'line break': '\r\n',
  'no-break space': '\u00a0',
  'narrow no-break space': '\u202f',
  'ideographic space': '\u3000',
  'zero-width space': '\u200b',
  'zero-width joiner': '\u200d',
  'byte order mark': '\ufeff',
  'soft hyphen': '\u00ad',
  'right-to-left override': '\u202e',
  'word joiner': '\u2060',
  'combining grapheme joiner': '\u034f',
  'variation selector': '\ufe0f',
  'Hangul filler': '\u3164',
  'half-width Hangul filler': '\uffa0',
  'null character': '\0',
  'delete character': '\u007f',
  hyphen: '-',
  'no-break hyphen': '\u2011',
  'en dash': '\u2013',
  'em dash': '\u2014',
  'minus sign': '\u2212',
  'full-width hyphen': '\uff0d',
};

it.each(Object.entries(SEPARATORS))('removes a %s anywhere in a code', (_name, separator) => {
  const typed = `${separator}Ab3${separator}${separator}dE6gH9${separator}`;
  expect(parseVoucherCode(typed)).toEqual({ ok: true, value: 'Ab3dE6gH9' });
});

it.each([
  'Ab3dE6gH9.',
  '“Ab3 dE6 gH9”',
  '(Ab3dE6gH9)',
  '«Ab3dE6gH9»,',
  'Code: Ab3dE6gH9',
  'Ihr Gutscheincode lautet: Ab3 dE6 gH9!',
  'Code : Ab3dE6gH9',
  ' Votre code\u00a0:\u00a0Ab3dE6gH9 ',
  'Ab3dE6gH9:',
  'Code: „Ab3dE6gH9“',
])('understands a code that was pasted with surrounding text: %j', (typed) => {
  expect(parseVoucherCode(typed)).toEqual({ ok: true, value: 'Ab3dE6gH9' });
  expect(readBack(typed)).toBe('Ab3 dE6 gH9');
});

it.each(['Ab3dE6: gH9', '12:34:56', 'Ab3dE6gH9: Ab3dE6gH9'])(
  'removes nothing that may belong to a code: %j',
  (typed) => {
    expect(parseVoucherCode(typed)).toMatchObject({ fault: { kind: 'bad-character', character: ':' } });
  },
);

it.each(['abcdefghi:', 'Code: abcdefghi', 'abcdefghi :'])(
  'does not mistake a code of letters for a label: %j',
  (typed) => {
    expect(parseVoucherCode(typed)).toEqual({ ok: true, value: 'abcdefghi' });
  },
);

it.each(['.', ':', ' :', 'x:'])('parses a long text of %j quickly', (part) => {
  expect(parseVoucherCode(`${part.repeat(100_000)}é`)).toMatchObject({ ok: false });
});

it.each(['', ' ', '\u00a0\u200b', '---', '\n', '...'])('reports %j as empty', (typed) => {
  expect(parseVoucherCode(typed)).toEqual({ ok: false, fault: { kind: 'empty' } });
});

it('accepts codes of 6 to 24 characters and no other length', () => {
  expect(parseVoucherCode('x'.repeat(5))).toEqual({ ok: false, fault: { kind: 'too-short', min: 6 } });
  expect(parseVoucherCode('x'.repeat(6)).ok).toBe(true);
  expect(parseVoucherCode('x'.repeat(24)).ok).toBe(true);
  expect(parseVoucherCode('x'.repeat(25))).toEqual({ ok: false, fault: { kind: 'too-long', max: 24 } });
});

it('counts the characters without separators', () => {
  expect(parseVoucherCode('1-2-3-4-5')).toEqual({ ok: false, fault: { kind: 'too-short', min: 6 } });
  expect(parseVoucherCode(`${'12345 '.repeat(4)}1234`).ok).toBe(true);
});

it('rejects ten thousand characters for their length', () => {
  expect(parseVoucherCode('<b>'.repeat(3334))).toEqual({ ok: false, fault: { kind: 'too-long', max: 24 } });
});

it.each([
  ["' OR 1=1", '='],
  ['Code: ÄAb3dE6gH9', 'Ä'],
  ['abc%00def', '%'],
  ['abc.def', '.'],
  ['ABC_DEF', '_'],
  ['ＡＢＣ１２３', 'Ａ'],
  ['İstanbul', 'İ'],
  ['Grüße1', 'ü'],
  ['abc🎁def', '🎁'],
  ['abcdef\ud800', '\ud800'],
  ['٣٤٥٦٧٨', '٣'],
])('rejects %j and names the invalid character', (typed, character) => {
  expect(parseVoucherCode(typed)).toEqual({ ok: false, fault: { kind: 'bad-character', character } });
});

it('reports an invalid character before a wrong length', () => {
  expect(parseVoucherCode('a#b')).toEqual({ ok: false, fault: { kind: 'bad-character', character: '#' } });
});

it.each(['Ab3 dE6 gH9', '1234 5678 9012 3456', 'ABCD EF', 'ABCD EFGH', 'ABCD EFGH IJ'])(
  'formats nine characters in threes, and all others in fours: %s',
  (groups) => {
    expect(formatVoucherCode(aCode(groups.replaceAll(' ', '')))).toBe(groups);
  },
);

it('keeps the letter case of a code, and parses its formatted form again', () => {
  holds(
    fc.property(anyCode, (text) => {
      const code = aCode(text);
      expect(code).toBe(text);
      expect(parseVoucherCode(formatVoucherCode(code))).toEqual({ ok: true, value: code });
    }),
  );
});

it('ignores separators in a code', () => {
  const separator = fc.constantFrom('', ...Object.values(SEPARATORS));
  holds(
    fc.property(anyCode, fc.infiniteStream(separator), (code, between) => {
      const typed = Array.from(code, (character) => `${between.next().value ?? ''}${character}`).join('');
      expect(parseVoucherCode(typed)).toEqual({ ok: true, value: code });
    }),
  );
});

it('returns for any text a valid code or one of four faults', () => {
  holds(
    fc.property(anyText, (text) => {
      const parsed = parseVoucherCode(text);
      if (parsed.ok) expect(parsed.value).toMatch(/^[A-Za-z0-9]{6,24}$/);
      else expect(['empty', 'too-short', 'too-long', 'bad-character']).toContain(parsed.fault.kind);
    }),
  );
});

it('is idempotent when it removes separators', () => {
  holds(
    fc.property(anyText, (text) => {
      expect(significant(significant(text))).toBe(significant(text));
    }),
  );
});

it('formats only a valid code while it is typed', () => {
  expect(readBack(' ab3-de6 GH9')).toBe('ab3 de6 GH9');
  expect(['', 'ab3', 'ab3?de6gh9'].map(readBack)).toEqual([null, null, null]);
});

it.each([
  'Voucher code CSJ9QX6GB',
  'CODE CSJ9QX6GB',
  'CSJ9QX6GB is my code',
  'bon CSJ9QX6GB',
  'I lost it',
  'abc def 123',
])('does not take the words of %j for a code without the whole reading', (typed) => {
  expect(plainCode(typed)).toBeNull();
  expect(readBack(typed)).toBeNull();
});

it.each(['', 'C', 'CSJ', 'CSJ9', 'CSJ9QX6GB', ' CSJ9QX6GB ', '41617024', 'A1B2C3D4E5F6G7H8I9J0K1L2'])(
  'needs no more than the first screen for %j',
  (typed) => {
    expect(mayBeMore(typed)).toBe(false);
  },
);

it.each(['CSJ 9', 'CSJ-9QX', '`CSJ', 'ＣＳＪ', 'С', 'Gutsch', '416170243', '4161 7', 'a@', 'A'.repeat(25)])(
  'leaves %j to the whole reading',
  (typed) => {
    expect(mayBeMore(typed)).toBe(true);
  },
);
