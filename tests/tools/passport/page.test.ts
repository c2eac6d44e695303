import { Ajv2020 } from 'ajv/dist/2020.js';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { Passport, passportSchema } from '#tools/passport/passport.ts';
import { passportPage } from '#tools/passport/passportPage.ts';

const DIGEST = 'a'.repeat(64);

const PASSPORT: Passport = {
  version: 1,
  commit: '0123456789abcdef',
  madeAt: '2026-11-27T10:00:00.000Z',
  isSound: false,
  build: {
    verdict: 'differs',
    packages: 'npm ci',
    node: 'v24.21.0',
    platform: 'linux x64',
    digests: [DIGEST, 'b'.repeat(64)],
    differences: ['dist/js/v8.js: differs'],
    files: [{ path: 'dist/index.html', bytes: 12, sha256: DIGEST }],
  },
  billsOfMaterials: [{ file: 'sbom.cdx.json', sha256: DIGEST }],
  licences: [
    { name: 'zod', version: '4.6.7', kind: 'library', licence: 'MIT', texts: 1 },
    { name: 'odd', version: '1.0.0', kind: 'library', licence: '<odd>', texts: 1, fault: 'is under <odd>' },
  ],
  policies: [
    {
      site: 'de',
      kind: 'plain',
      headers: { 'Content-Security-Policy': "default-src 'none'" },
      sha256: DIGEST,
    },
  ],
  tests: { commit: null, stale: 'npm test has not run here' },
  claims: [
    {
      id: 'keyboard',
      claim: 'Everything goes by keyboard.',
      criteria: ['2.1.1'],
      statement: [],
      verdict: 'not proven',
      reasons: ['npm test has not run here'],
      tests: [{ file: 'e2e/keyboard.spec.ts', test: 'the journey', outcome: 'missing', count: 0 }],
    },
  ],
  criteriaWithoutClaim: ['1.4.2 Audio Control'],
  statement: [{ sentence: 'This site works.', claims: [] }],
};

it('has a schema that its content keeps, and that refuses another content', () => {
  const fits = new Ajv2020({ strict: false, validateFormats: false }).compile(passportSchema());
  expect(fits(PASSPORT)).toBe(true);
  expect(fits({ ...PASSPORT, commit: undefined })).toBe(false);
  expect(Passport.safeParse(PASSPORT).success).toBe(true);
});

it('shows people what is not sound, without scripts and without markup of its content', () => {
  const { document } = new JSDOM(passportPage(PASSPORT), {}).window;
  const wrong = [...document.querySelectorAll('.no')].map(({ textContent }) => textContent);
  expect(wrong).toEqual([
    'not sound',
    'Two clones in two folders differ:',
    'is under <odd>',
    'npm test has not run here.',
    'not proven',
    'no claim stands for it',
  ]);
  expect(document.querySelectorAll('script, odd')).toHaveLength(0);
  expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toHaveLength(6);
});
