import { expect, it } from 'vitest';
import type { Texts } from '#application/site/loadTexts.ts';
import { done } from '#domain/core/result.ts';
import { DumpTexts } from '#infrastructure/api/dumpTexts.ts';
import { refusal } from '#tests/data/answers.ts';
import { aBackend, anApi, answering, html, json, seen } from './backend.ts';

const backend = aBackend();
const PATH = '/v2/translation/dump/FrontendNew';

const textsOver = (files: Texts) =>
  new DumpTexts({ load: async () => done(files) }, anApi(), () => 'CH').load('fr');

function load(dump: unknown, files: Texts = {}) {
  backend.use(answering('get', PATH, () => json(dump)));
  return textsOver(files);
}

const plain = (texts: unknown): unknown => JSON.parse(JSON.stringify(texts));

it('replaces only the texts that the dump names', async () => {
  const files = { redeem: { title: 'Utiliser', code: { label: 'Code' } }, close: 'Fermer' };
  const dump = { 'redeem.title': 'Encaisser', 'redeem.more': 'Plus', close: 'Quitter' };
  expect(plain(await load(dump, files))).toEqual(
    done({ redeem: { title: 'Encaisser', code: { label: 'Code' }, more: 'Plus' }, close: 'Quitter' }),
  );
});

it('keeps our texts where the dump has a text in place of a group, or a group in place of a text', async () => {
  const files = { redeem: { code: { label: 'Code' } }, close: 'Fermer' };
  const dump = { 'redeem.code': 'Code', 'close.window': 'Fermer', other: 'Autre' };
  expect(plain(await load(dump, files))).toEqual(done({ ...files, other: 'Autre' }));
});

it('refuses as long as our own texts cannot be loaded', async () => {
  backend.use(answering('get', PATH, () => json({ a: '1', b: '2', c: '3' })));
  const texts = new DumpTexts({ load: async () => refusal('offline') }, anApi(), () => 'CH');
  expect(await texts.load('fr')).toEqual(refusal('offline'));
});

it('nests flat keys', async () => {
  const dump = { 'redeem.title': 'Encaisser', 'redeem.code.label': 'Code', ok: 'OK' };
  const texts = await load(dump);
  expect(plain(texts)).toEqual(done({ redeem: { title: 'Encaisser', code: { label: 'Code' } }, ok: 'OK' }));
});

it('requests the language and the placeholder marks', async () => {
  await load({ a: '1', b: '2', c: '3' });
  expect(seen[0]?.headers.get('Accept-Language')).toBe('fr-CH');
  expect(new URL(seen[0]?.url ?? '').searchParams.get('placeholderWrap')).toBe('{{|}}');
});

it.each([
  ['nothing', {}],
  ['one entry', { a: '1' }],
  ['two entries', { a: '1', b: '2' }],
  ['three entries, one of them no text', { a: '1', b: '2', c: 3 }],
  ['a list', ['a', 'b', 'c']],
  ['null', null],
])('rejects a dump of %s', async (_name, dump) => {
  expect(await load(dump)).toEqual(refusal('unreadable-answer'));
});

it('rejects a web page', async () => {
  backend.use(answering('get', PATH, () => html()));
  const answer = await textsOver({});
  expect(answer).toEqual(refusal('unreadable-answer'));
});

it('tolerates keys that contradict each other', async () => {
  const texts = await load({ a: 'text', 'a.b': 'lost', 'c.d': 'kept', c: 'lost', '': 'empty', '..': 'dots' });
  expect(texts.ok && JSON.parse(JSON.stringify(texts.value))).toMatchObject({ a: 'text', c: { d: 'kept' } });
});

it('tolerates keys of the prototype', async () => {
  const dump: unknown = JSON.parse(
    '{"__proto__.polluted":"1","constructor.prototype.polluted":"1","toString":"text","hasOwnProperty.x":"1"}',
  );
  const texts = await load(dump);
  expect(texts.ok && texts.value.toString).toBe('text');
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
});

it('parses two megabytes', async () => {
  const dump = Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`k${at}.t`, 'x'.repeat(1000)]));
  const texts = await load(dump);
  expect(texts.ok && Object.keys(texts.value)).toHaveLength(2000);
});
