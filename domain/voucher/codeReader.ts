import { findSite } from '../site/resolveSite.ts';
import type { SiteEntry } from '../site/site.ts';
import { type CodeHint, codeHints } from './codeHints.ts';
import type { ReadCode } from './codeReading.ts';
import { readCodeText } from './readCodeText.ts';

/** Reads whole texts. The first screen loads it once a text may be more than a code (`mayBeMore`). */
export interface CodeReader {
  readonly read: ReadCode;
  /** What the shape of the text suggests; nothing for a text that is read as no code. */
  hints(text: string): readonly CodeHint[];
}

export function createCodeReader(sites: readonly Pick<SiteEntry, 'id' | 'domains'>[]): CodeReader {
  const read: ReadCode = (text) => readCodeText(text, (host) => findSite(host, sites) !== undefined);
  return {
    read,
    hints(text) {
      const reading = read(text);
      if (reading.kind === 'serial-number') return ['serial-number'];
      return reading.kind === 'code' ? codeHints(reading.code) : [];
    },
  };
}
