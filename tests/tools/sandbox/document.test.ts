import { unzipSync } from 'fflate';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { expect, it } from 'vitest';
import { readyKey, wait } from './shopping.ts';
import { Visitor, type Wire, codeOf } from './visitor.ts';

const PIN = '048213';

interface Asked {
  readonly pin?: string;
  readonly format?: string;
  readonly language?: string;
}

const DOCUMENT = '/api/v2/voucher-document';
const DOWNLOAD = `${DOCUMENT}/download`;
/** A visitor with a ready-made document of the sandbox. */
async function withDocument(name: string) {
  const visitor = new Visitor();
  const link = await readyKey(visitor, name);
  return {
    visitor,
    look: async () => (await visitor.get<Wire['VoucherDocument']>(DOCUMENT, { link })).body,
    try: ({ format = 'pdf', ...pin }: Asked) =>
      visitor.post<Wire['Problem']>(DOWNLOAD, { format, ...pin }, { link }),
    fetch: async ({ format = 'pdf', language = 'de', ...pin }: Asked) => {
      const body = { format, ...pin };
      const answer = await visitor.fetch('POST', DOWNLOAD, { body, language, link });
      return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
    },
  };
}

async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(bytes.slice()));
  return text;
}

it('gives a PDF that a public reader opens', async () => {
  const { fetch } = await withDocument('documentPdf');
  const { answer, bytes } = await fetch({});
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
  expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-');
  const pages = await pagesOf(bytes);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toMatch(/[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/);
  expect(pages[0]).toContain('Bestellnummer: 700100300');
});

it('names no code in the properties of a PDF', async () => {
  const { fetch } = await withDocument('documentPdf');
  const { bytes } = await fetch({});
  const { info } = await getMeta(await getDocumentProxy(bytes));
  expect(info).not.toHaveProperty('Title');
});

it.each([
  ['de', 'Gültig bis'],
  ['en', 'Valid until'],
  ['fr', 'Valable jusqu’au'],
  ['it', 'Valido fino al'],
  ['nl', 'Geldig tot'],
])('writes a PDF in %s with the letters of that language', async (language, words) => {
  const { fetch } = await withDocument('documentPdf');
  const { bytes } = await fetch({ language });
  expect((await pagesOf(bytes))[0]).toContain(words);
});

it('gives a ZIP with a PDF for each code', async () => {
  const { fetch } = await withDocument('documentZip');
  const { answer, bytes } = await fetch({ format: 'zip' });
  expect(answer.headers.get('Content-Type')).toBe('application/zip');
  expect(Array.from(bytes.slice(0, 4))).toEqual([0x50, 0x4b, 3, 4]);
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toEqual(['voucher-1.pdf', 'voucher-2.pdf', 'voucher-3.pdf']);
  const pages = await Promise.all(Object.values(files).map(pagesOf));
  expect(pages.map((page) => page.length)).toEqual([1, 1, 1]);
  expect(new Set(pages.flat()).size).toBe(3);
});

it('opens with its PIN only, whose leading zero counts', async () => {
  const { look, ...document } = await withDocument('documentWithPin');
  expect(await look()).toMatchObject({ state: 'READY', pinRequired: true, attemptsLeft: 5 });
  expect(codeOf(await document.try({}))).toBe('DOCx1');
  const wrong = await document.try({ pin: PIN.replace('0', '') });
  expect([wrong.status, codeOf(wrong), wrong.body.attemptsLeft]).toEqual([403, 'DOCx1', 4]);
  expect((await look()).attemptsLeft).toBe(4);
  expect((await document.fetch({ pin: PIN })).answer.status).toBe(200);
  expect((await look()).attemptsLeft).toBe(5);
});

it('locks for a day after five wrong PINs, also for the right one', async () => {
  const { visitor, look, ...document } = await withDocument('documentWithPin');
  for (const left of [4, 3, 2, 1]) {
    expect((await document.try({ pin: '000000' })).body.attemptsLeft).toBe(left);
  }
  const fifth = await document.try({ pin: '000000' });
  expect([fifth.status, codeOf(fifth), fifth.body.availableAt]).toEqual([
    423,
    'DOCx2',
    '2026-11-22T12:00:00Z',
  ]);
  expect(codeOf(await document.try({ pin: PIN }))).toBe('DOCx2');
  expect(await look()).toMatchObject({
    state: 'LOCKED',
    attemptsLeft: 0,
    availableAt: '2026-11-22T12:00:00Z',
  });
  await wait(visitor, 24);
  expect(await look()).toMatchObject({ state: 'READY', attemptsLeft: 5 });
  expect((await document.try({ pin: '000000' })).body.attemptsLeft).toBe(4);
  expect((await document.fetch({ pin: PIN })).answer.status).toBe(200);
});
