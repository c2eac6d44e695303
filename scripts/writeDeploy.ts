/**
 * Writes deploy/security-headers.conf for nginx from the one place that knows the headers (csp.ts). Run by
 * `npm run generate`; a test fails while the file is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { nginxHeaders } from './nginxHeaders.ts';

writeFileSync('deploy/security-headers.conf', nginxHeaders(readFileSync('src/index.html', 'utf8')));
