import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { errorCodesIn } from '#conformance/contract/errorCodes.ts';
import { codeOf, Visitor } from '../tools/sandbox/visitor.ts';
import type { ListedVoucher, Wire } from '../tools/sandbox/visitor.ts';
import { it } from '../tools/sandbox/visits.ts';
import { TEXT } from '../tools/conformance/stage.ts';

/** The codes of product 14.4, word for word. */
const LISTED = readFileSync(new URL('literal/error-codes.md', import.meta.url), 'utf8');

/** Codes that the contract has beyond that list. */
const ADDED = ['RDMx5', 'DOCx1', 'DOCx2', 'DOCx3', 'GVAx1', 'GVAx2', 'UPLx1'];
const ALL_CODES = [...new Set(LISTED.match(/\b[A-Z]{3}x\d+\b/g)), ...ADDED];

it('has in the contract every code of product 14.4', () => {
  expect(errorCodesIn(TEXT)).toEqual(ALL_CODES.toSorted());
});

it('lists each refused voucher with the code and the reason that really come back', async ({ visitor }) => {
  const { body: vouchers } = await visitor.get<ListedVoucher[]>('/sandbox/vouchers');
  const refused = vouchers.filter(({ errorCode }) => errorCode !== undefined);
  expect(new Set(refused.map(({ reason }) => reason)).size).toBeGreaterThan(5);
  for (const { site, code, condition, errorCode, reason } of refused) {
    const answer = await visitor.enter(code, site);
    expect([codeOf(answer), answer.body.reason], `${site} ${condition}`).toEqual([errorCode, reason]);
  }
});

it.each(ALL_CODES)('answers %s on demand, also where no voucher leads to it', async (code) => {
  const visitor = new Visitor();
  await visitor.post('/sandbox/faults', { path: '/v2/parameter', code });
  expect(codeOf(await visitor.get<Wire['Problem']>('/api/v2/parameter'))).toBe(code);
});
