import { readFileSync } from 'node:fs';

const SETTINGS = readFileSync(new URL('../../.env.mock', import.meta.url), 'utf8');

/** What each call of the mock build carries in `x-e2e-secret`. */
export const E2E_SECRET = /^PUBLIC_E2E_SECRET=(\S+)$/m.exec(SETTINGS)?.[1] ?? '';
