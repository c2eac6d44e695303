import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aRelease } from './aRelease.ts';

it('gives equal files of two releases equal times, and pages of the same length different ones', async () => {
  const [one, same, other] = [await aRelease('One'), await aRelease('One'), await aRelease('Two')];
  try {
    expect(same.table).toEqual(one.table);
    for (const name of ['/pages/de.html', '/pages/gb.wall.html']) {
      const [first, second] = [one.table.files[name], other.table.files[name]];
      expect(second?.size).toBe(first?.size);
      expect(second?.time).not.toBe(first?.time);
      expect(second?.gzip?.time).not.toBe(first?.gzip?.time);
      expect(statSync(join(one.dist, `${name}.br`)).mtimeMs).toBe((first?.br?.time ?? 0) * 1000);
    }
    expect(other.table.files['/licences.txt']).toEqual(one.table.files['/licences.txt']);
  } finally {
    for (const { folder } of [one, same, other]) rmSync(folder, { recursive: true });
  }
});
