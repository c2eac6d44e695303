/**
 * Writes nginx's files about headers into deploy/ from the one place that knows them (csp.ts). Run by
 * `npm run generate`; a test fails while one is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { nginxFiles } from './nginxHeaders.ts';

const files = await nginxFiles(readFileSync('src/index.html', 'utf8'));
for (const [name, text] of Object.entries(files)) writeFileSync(`deploy/${name}`, text);
