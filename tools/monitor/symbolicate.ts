/**
 * `npm run symbolicate -- index.0a1b2c3d.js:1:2345 … [--maps dist-maps]`: shows the places of crashes, as pages send them
 * to the operator's log, in the sources.
 */
import { parseArgs } from 'node:util';
import { sourcePlace } from './sourcePlace.ts';

const { values, positionals } = parseArgs({
  options: { maps: { type: 'string', default: 'dist-maps' } },
  allowPositionals: true,
});

if (positionals.length === 0) {
  console.error('Which place? For example: npm run symbolicate -- index.0a1b2c3d.js:1:2345');
  process.exitCode = 1;
}
for (const place of positionals) {
  try {
    const { file, line, column, text } = sourcePlace(place, values.maps);
    console.log(`${place}\n  ${file}:${line}:${column}\n  ${text}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
