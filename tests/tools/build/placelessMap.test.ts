import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { placeless } from '#tools/build/placelessMap.ts';
import buildConfig from '../../../rsbuild.config.ts';

const library = readFileSync(
  new URL('../../../node_modules/maplibre-gl/dist/maplibre-gl.mjs', import.meta.url),
  'utf8',
);

it('leaves nothing in the map’s library that the bundler replaces by a folder of this machine', () => {
  expect(library).toContain('import.meta.url');
  expect(placeless(library)).not.toContain('import.meta');
});

it('puts an address in its place at which the library finds no worker, and which breaks no absolute address', () => {
  const [, address = ''] = /^const at = "(.*)";$/.exec(placeless('const at = import.meta.url;')) ?? [];
  expect(address).not.toMatch(/^https?:/);
  expect(new URL('https://de.example/js/worker.js', address).href).toBe('https://de.example/js/worker.js');
});

it.each(['', 'mock'])('is part of every build (mode "%s")', (envMode) => {
  const { plugins = [] } = buildConfig({ env: 'production', envMode, command: 'build' });
  expect(JSON.stringify(plugins)).toContain('voucher:placeless-map');
});
