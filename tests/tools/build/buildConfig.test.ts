import { expect, it } from 'vitest';
import buildConfig from '../../../rsbuild.config.ts';

it('waits 120 seconds for a chunk, as product 15.9 says, in every build', () => {
  for (const [envMode, command] of [
    ['', 'build'],
    ['mock', 'build'],
    ['', 'dev'],
  ] as const) {
    const { tools } = buildConfig({ env: 'production', envMode, command });
    expect(tools?.rspack).toMatchObject({ output: { chunkLoadTimeout: 120_000 } });
  }
});
