import { readFileSync } from 'node:fs';
import openapiTypes, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { expect, it } from 'vitest';

it('has in openapi/schema.d.ts what the contract generates, untouched', async () => {
  const contract = new URL('../../openapi/voucher-api.yaml', import.meta.url);
  const committed = readFileSync(new URL('../../openapi/schema.d.ts', import.meta.url), 'utf8');
  expect(committed).toBe(COMMENT_HEADER + astToString(await openapiTypes(contract)));
});
