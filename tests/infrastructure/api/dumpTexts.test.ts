import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { DumpTexts } from '#infrastructure/api/dumpTexts.ts';
import { refusal } from '#tests/data/answers.ts';
import { aBackend, anApi, answering, html, json, seen } from './backend.ts';

const backend = aBackend();
const PATH = '/v2/translation/dump/FrontendNew';

function load(dump: unknown) {
  backend.use(answering('get', PATH, () => json(dump)));
  return new DumpTexts(anApi(), () => 'CH').load('fr');
}

it('nests flat keys', async () => {
  const dump = { 'redeem.title': 'Encaisser', 'redeem.code.label': 'Code', ok: 'OK' };
  const texts = await load(dump);
  expect(JSON.parse(JSON.stringify(texts))).toEqual(
    done({ redeem: { title: 'Encaisser', code: { label: 'Code' } }, ok: 'OK' }),
  );
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
  const answer = await new DumpTexts(anApi(), () => 'CH').load('fr');
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
