import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { refused } from '#domain/core/result.ts';
import { DOCUMENT_FORMATS } from '#domain/document/document.ts';
import { checkFile } from '#domain/document/fileCheck.ts';
import { aPdf, aZip, bytesOf } from '#tests/data/document.ts';
import { holds } from '#tests/data/holds.ts';

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
  ['pdf', 'application/json'],
  ['pdf', 'text/html'],
  ['pdf', 'application/pdfx'],
  ['pdf', 'application/zip'],
  ['pdf', 'image/png'],
  ['zip', 'application/pdf'],
] as const)('rejects a %s with the content type %j', (format, type) => {
  expect(checkFile(format, { ...GOOD[format](), type })).toEqual(refused('wrong-type'));
});

it.each([
  ['pdf', ''],
  ['pdf', 'application/octet-stream'],
  ['pdf', 'binary/octet-stream; charset=utf-8'],
  ['pdf', 'application/x-pdf'],
  ['zip', 'application/force-download'],
  ['zip', 'application/x-zip-compressed'],
] as const)('judges a %s of the type %j by its bytes, and names it properly', (format, type) => {
  const { type: proper } = GOOD[format]();
  expect(checkFile(format, { ...GOOD[format](), type })).toMatchObject({ ok: true, value: { type: proper } });
  const page = bytesOf('<!doctype html><title>Sign in</title>');
  expect(checkFile(format, { type, bytes: page })).toEqual(refused('wrong-content'));
});

it.each([
  ['a byte order mark', '\ufeff'],
  ['a blank line', '\r\n'],
  ['a percent sign', '%'],
  ['1,019 bytes', 'x'.repeat(1019)],
])('accepts a PDF with %s in front', (_name, front) => {
  const bytes = bytesOf(`${front}%PDF-1.7`);
  expect(checkFile('pdf', { ...aPdf(), bytes })).toMatchObject({ ok: true, value: { bytes } });
});

it('rejects an empty file', () => {
  expect(checkFile('pdf', { ...aPdf(), bytes: new Uint8Array() })).toEqual(refused('empty'));
});

it.each([
  ['pdf', '<!doctype html>'],
  ['pdf', '%PDF'],
  ['pdf', `${'x'.repeat(1020)}%PDF-1.7`],
  ['pdf', '%pdf-1.7'],
  ['zip', 'PK\u0005\u0006'],
  ['zip', '\nPK\u0003\u0004'],
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

it('never accepts a file without the signature of its format', () => {
  const signatures = { pdf: '%PDF-', zip: 'PK\u0003\u0004' };
  holds(
    fc.property(fc.constantFrom(...DOCUMENT_FORMATS), fc.uint8Array({ maxLength: 64 }), (format, bytes) => {
      const at = String.fromCharCode(...bytes).indexOf(signatures[format]);
      const isSigned = format === 'pdf' ? at >= 0 : at === 0;
      expect(checkFile(format, { ...GOOD[format](), bytes }).ok).toBe(isSigned);
    }),
  );
});
