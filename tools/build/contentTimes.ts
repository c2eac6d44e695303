import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** Times lie between 2000 and 2017: no server doubts them, and no clock is behind them. */
const FIRST_SECOND = 946_684_800;
const SECONDS = 2 ** 29;

/** Seconds computed from a content, which with its size make nginx's ETag: two releases share it only if equal. */
function contentTime(content: Buffer): number {
  return FIRST_SECOND + (createHash('sha256').update(content).digest().readUInt32BE() % SECONDS);
}

/** Gives every file of a folder the time of its content, and returns it with the size by the file's path. */
export function setContentTimes(folder: string): ReadonlyMap<string, { time: number; size: number }> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return new Map(
    files
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file): [string, { time: number; size: number }] => {
        const content = readFileSync(file);
        const time = contentTime(content);
        utimesSync(file, time, time);
        return [
          `/${file.slice(join(folder, '/').length).replaceAll('\\', '/')}`,
          { time, size: content.length },
        ];
      })
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}
