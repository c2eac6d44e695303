import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { HttpVariationApi } from '#infrastructure/api/variationApi.ts';
import { refusal } from '#tests/data/answers.ts';
import { HOSTILE_TEXTS } from '#tests/data/hostile.ts';
import { aVariation } from '#tests/data/variation.ts';
import { aBackend, anApi, answering, html, json, problem, seen } from './backend.ts';

const backend = aBackend();
const api = () => new HttpVariationApi(anApi());

const variation = {
  urlName: 'birthday',
  name: 'Geburtstag',
  voucherCategory: '37',
  distribution: 'RETAIL',
  heading: 'Alles Gute',
  text: 'Suchen Sie sich etwas aus.',
  keyVisualImage: '/variations/birthday.svg',
  logo: '/brands/de/logo.svg',
  brandingColor: '#7A2e8e',
};

async function found(answer: unknown) {
  backend.use(answering('get', '/v2/redeem/variation/AT/birthday', () => json(answer)));
  const result = await api().find('AT', 'birthday');
  return result.ok ? result.value : result.fault;
}

async function list(answer: unknown) {
  backend.use(answering('get', '/v2/redeem/variation/AT', () => json(answer)));
  const result = await api().list('AT');
  return result.ok ? result.value : result.fault;
}

it('parses a variation', async () => {
  expect(await found(variation)).toEqual({ ...variation, voucherCategory: 37 });
});

it('requests the language in use', async () => {
  await found(variation);
  expect(seen[0]?.headers.get('Accept-Language')).toBe('de-CH');
});

it('leaves missing fields to the site', async () => {
  expect(await found({ name: 'Geburtstag' })).toEqual(aVariation({ name: 'Geburtstag' }));
});

it.each([
  ['brandingColor', ['red', '#7a2', '#7a2e8e;background:url(//evil.example)', 7, 'var(--x)']],
  [
    'keyVisualImage',
    ['https://evil.example/a.svg', '//evil.example/a.svg', 'javascript:alert(1)', '/a.css', '/a/../b.svg'],
  ],
  ['logo', ['data:image/png;base64,AA', '/logo', null, '/api/x?y.svg']],
  ['voucherCategory', ['x', -1.5, null, '1e400', {}]],
  ['heading', ['', 'x'.repeat(2001), 5, { words: 'x' }]],
  ['text', ['', 'x'.repeat(2001), ['x']]],
  ['distribution', ['', 'x'.repeat(201), 0.5]],
])('keeps the site’s own %s if the variation’s is invalid', async (field, values) => {
  for (const value of values) {
    expect(await found({ ...variation, [field]: value })).toMatchObject({
      name: 'Geburtstag',
      [field]: null,
    });
  }
});

it('keeps the operator’s words unchanged: right-to-left, with emoji, with HTML characters', async () => {
  const heading = '\u202bמזל טוב 🎂 <b>&amp;</b>';
  expect(await found({ ...variation, heading })).toMatchObject({ heading });
});

it('reports that there is no variation', async () => {
  backend.use(answering('get', '/v2/redeem/variation/AT/nothing', () => problem(404, [])));
  expect(await api().find('AT', 'nothing')).toEqual(done(null));
});

it.each(HOSTILE_TEXTS.filter((text) => !/^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]{0,99}$/u.test(text)))(
  'returns none for %j without a call',
  async (name) => {
    expect(await api().find('AT', name)).toEqual(done(null));
  },
);

it('finds a name outside ASCII', async () => {
  const path = `/v2/redeem/variation/AT/${encodeURIComponent('großmütter')}`;
  backend.use(answering('get', path, () => json(variation)));
  expect(await api().find('AT', 'großmütter')).toMatchObject({ value: { urlName: 'großmütter' } });
});

it.each([
  ['a list', () => json([variation])],
  ['without a name', () => json({ ...variation, name: null })],
  ['null', () => json(null)],
  ['a web page', () => html()],
])('rejects a variation that is %s', async (_name, answer) => {
  backend.use(answering('get', '/v2/redeem/variation/AT/birthday', answer));
  expect(await api().find('AT', 'birthday')).toEqual(refusal('unreadable-answer'));
});

it('passes on a refusal', async () => {
  backend.use(answering('get', '/v2/redeem/variation/AT/birthday', () => problem(500, ['STDx1'])));
  expect(await api().find('AT', 'birthday')).toMatchObject({ ok: false, fault: { code: 'STDx1' } });
});

it('lists the variations without invalid ones', async () => {
  const odd = [
    null,
    7,
    {},
    { urlName: 'a/b', name: 'x' },
    { urlName: '..', name: 'x' },
    { urlName: 'summer' },
  ];
  expect(await list([{ urlName: 'Birthday', name: 'Geburtstag', voucherCategory: 1 }, ...odd])).toEqual([
    { urlName: 'birthday', name: 'Geburtstag' },
  ]);
});

it('rejects variations that are no list', async () => {
  expect(await list({ birthday: variation })).toEqual({ kind: 'unreadable-answer' });
});

it('parses any answer without throwing', async () => {
  for (const answer of fc.sample(
    fc.oneof(fc.jsonValue(), fc.record({ name: fc.string(), logo: fc.jsonValue() })),
    60,
  )) {
    await found(answer);
    await list(answer);
  }
});
