import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { refused } from '#domain/core/result.ts';
import { DOCUMENT_FORMATS } from '#domain/document/document.ts';
import { checkFile } from '#domain/document/fileCheck.ts';
import { aPdf, aZip, bytesOf } from '#tests/data/document.ts';

const MEGABYTE = 1024 * 1024;
const GOOD = { pdf: aPdf, zip: aZip };

it.each(DOCUMENT_FORMATS)('accepts a valid %s', (format) => {
  const { bytes } = GOOD[format]();
  expect(checkFile(format, GOOD[format]())).toMatchObject({ ok: true, value: { format, bytes } });
});

it.each(['application/pdf;charset=binary', 'Application/PDF', ' application/pdf ; x=y'])(
  'reads the type %j as PDF, and returns its plain name',
  (type) => {
    expect(checkFile('pdf', { ...aPdf(), type })).toMatchObject({
      ok: true,
      value: { type: 'application/pdf' },
    });
  },
);

it.each([
  ['pdf', ''],
  ['pdf', 'application/json'],
  ['pdf', 'text/html'],
  ['pdf', 'application/pdfx'],
  ['pdf', 'application/zip'],
  ['pdf', 'application/octet-stream'],
  ['zip', 'application/pdf'],
] as const)('rejects a %s with the content type %j', (format, type) => {
  expect(checkFile(format, { ...GOOD[format](), type })).toEqual(refused('wrong-type'));
});

it('rejects an empty file', () => {
  expect(checkFile('pdf', { ...aPdf(), bytes: new Uint8Array() })).toEqual(refused('empty'));
});

it.each([
  ['pdf', '<!doctype html>'],
  ['pdf', '%PDF'],
  ['pdf', ' %PDF-1.7'],
  ['pdf', '%pdf-1.7'],
  ['zip', 'PK\u0005\u0006'],
  ['zip', '%PDF-1.7'],
] as const)('rejects a %s that begins with %j', (format, text) => {
  expect(checkFile(format, { ...GOOD[format](), bytes: bytesOf(text) })).toEqual(refused('wrong-content'));
});

it('accepts 20 MB and not a byte more', () => {
  const sized = (size: number) => {
    const bytes = new Uint8Array(size);
    bytes.set(aPdf().bytes);
    return checkFile('pdf', { type: 'application/pdf', bytes });
  };
  expect(sized(20 * MEGABYTE).ok).toBe(true);
  expect(sized(20 * MEGABYTE + 1)).toEqual(refused('too-big'));
});

it('never accepts a file that does not begin with the signature of its format', () => {
  fc.assert(
    fc.property(fc.constantFrom(...DOCUMENT_FORMATS), fc.uint8Array({ maxLength: 64 }), (format, bytes) => {
      const head = GOOD[format]().bytes.slice(0, format === 'pdf' ? 5 : 4);
      const begins = head.every((byte, at) => bytes[at] === byte);
      expect(checkFile(format, { ...GOOD[format](), bytes }).ok).toBe(begins);
    }),
  );
});
