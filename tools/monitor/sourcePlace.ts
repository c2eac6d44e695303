import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { CRASH_PLACE } from '#domain/operation/crashPlace.ts';

export interface SourcePlace {
  /** As the build's source map names it. */
  readonly file: string;
  /** From 1 on. */
  readonly line: number;
  readonly column: number;
  /** The line itself, without the space around it; empty if the map has no text. */
  readonly text: string;
}

/**
 * Where a crash was in the sources: `place` as pages send it, such as `index.0a1b2c3d.js:1:2345`, by the source maps of
 * its release. Throws for anything that is no place, for a script of another release, and for a place without a source.
 */
export function sourcePlace(place: string, mapsFolder: string): SourcePlace {
  if (!CRASH_PLACE.test(place)) throw new Error(`“${place}” is no place like index.0a1b2c3d.js:1:2345.`);
  const [script = '', line = '', column = ''] = place.split(':');
  const payload = mapOf(join(mapsFolder, 'js', `${script}.map`), script);
  // Browsers count from 1, source maps from 0.
  const found = new SourceMap(payload).findEntry(Number(line) - 1, Number(column) - 1);
  if (!('originalSource' in found))
    throw new Error(`The source map of ${script} says nothing about ${place}.`);
  const source = payload.sourcesContent[payload.sources.indexOf(found.originalSource)] ?? '';
  return {
    file: found.originalSource,
    line: found.originalLine + 1,
    column: found.originalColumn + 1,
    text: (source.split('\n')[found.originalLine] ?? '').trim(),
  };
}

function mapOf(file: string, script: string): SourceMapPayload {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload;
  } catch {
    throw new Error(`There is no source map ${file}: ${script} is a script of another release.`);
  }
}
