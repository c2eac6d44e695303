import { readFileSync } from 'node:fs';

/** The contract of this repository. The package has its own copy. */
export const CONTRACT_FILE = new URL('../../../openapi/voucher-api.yaml', import.meta.url);

export function contractText(file: URL = CONTRACT_FILE): string {
  return readFileSync(file, 'utf8');
}
