import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { codeOf as answeredCode } from '#conformance/driver/call.ts';
import { PROVOCATIONS } from '#conformance/errors/provocations.ts';
import { codeOf, Visitor } from '../tools/sandbox/visitor.ts';
import type { ListedVoucher, Wire } from '../tools/sandbox/visitor.ts';
import { it } from '../tools/sandbox/visits.ts';
import { aTrial } from '../tools/conformance/stage.ts';

/** Literal lists of the codes and conditions of product 14.3 and 14.4. */
const literal = (file: string) => readFileSync(new URL(`literal/${file}`, import.meta.url), 'utf8');
const CODES = [...new Set(literal('error-codes.md').match(/\b[A-Z]{3}x\d+\b/g))];
const CONDITIONS = (literal('voucher-conditions.md').split('**')[2] ?? '')
  .replace(/\([^)]*\)/g, '')
  .split(';')
  .map((condition) => condition.replace('.', '').trim());

/** Codes that the contract has beyond that list. */
const ADDED = ['RDMx5', 'DOCx1', 'DOCx2', 'DOCx3', 'GVAx1', 'GVAx2', 'UPLx1'];
const ALL_CODES = [...CODES, ...ADDED];

/** The conditions of product 14.3, by the words of the list, and the code that tells of each. */
const CODE_OF_CONDITION: Readonly<Record<string, readonly string[]>> = {
  'not found': ['VCRx1'],
  'not yet activated by the giver': ['VCRx8'],
  activated: [],
  'already redeemed': ['VCRx2'],
  cancelled: ['VCRx10'],
  'no longer valid': ['VCRx9'],
  'old code format': ['VCRx13'],
  'not yet in the system': ['VCRx15'],
  'wrong category': ['VCRx20'],
  'belongs to a cooperation or tax-saving card partner': ['VCRx21', 'VCRx22'],
  'partner unavailable': ['STDx5'],
  'insufficient credit': ['VCRx30'],
};

/** The code that the stand-in answers where the conformance kit provokes one. */
async function provoked(code: string): Promise<string | undefined> {
  const at = await PROVOCATIONS[code]?.(await aTrial());
  return at && answeredCode(at);
}

it('can provoke every code of the contract', () => {
  expect(Object.keys(PROVOCATIONS).toSorted()).toEqual(ALL_CODES.toSorted());
});

it('knows every condition of product 14.3', () => {
  expect(Object.keys(CODE_OF_CONDITION).toSorted()).toEqual(CONDITIONS.toSorted());
});

it.each(Object.keys(PROVOCATIONS))('answers %s where the contract says so', async (code) => {
  expect(await provoked(code)).toBe(code);
});

it.each(Object.entries(CODE_OF_CONDITION))('tells of the condition "%s" by its code', async (_, codes) => {
  for (const code of codes) expect(await provoked(code)).toBe(code);
  const visitor = new Visitor();
  if (codes.length === 0) expect(await visitor.tokenOf('spendable')).toMatch(/^ey/);
});

it.each([
  ['expired-age', 'VCRx9', 'age'],
  ['expired-external-partner', 'VCRx9', 'external-partner'],
  ['blocked-expired', 'VCRx54', 'expired'],
  ['blocked-redeemed', 'VCRx54', 'redeemed'],
  ['blocked-fraud', 'VCRx54', 'fraud'],
  ['blocked-other', 'VCRx54', 'other'],
])('gives the reason of a voucher that is %s', async (condition, code, reason) => {
  const visitor = new Visitor();
  const answer = await visitor.enter((await visitor.voucher(condition)).code);
  expect([codeOf(answer), answer.body.reason]).toEqual([code, reason]);
});

it.each(['wrong-category', 'cooperation-partner', 'tax-saving'])(
  'says where a %s voucher can be redeemed',
  async (condition) => {
    const visitor = new Visitor();
    const { body } = await visitor.enter((await visitor.voucher(condition)).code);
    expect(body.redirectUrl).toMatch(/^https?:\/\//);
  },
);

it.each(['not-yet-in-system', 'bought-recently'])(
  'says when a %s voucher can be redeemed',
  async (condition) => {
    const visitor = new Visitor();
    const { body } = await visitor.enter((await visitor.voucher(condition)).code);
    expect(body.availableAt).toBe('2026-11-22T10:00:00Z');
  },
);

it('says of every refused voucher whether its money is untouched, reserved or spent', async ({ visitor }) => {
  const { body: vouchers } = await visitor.get<ListedVoucher[]>('/sandbox/vouchers');
  const refused = vouchers.filter(({ site, errorCode }) => site === 'de' && errorCode !== undefined);
  for (const { code, condition } of refused.filter((voucher) => voucher.errorCode !== 'STDx1')) {
    expect((await visitor.enter(code)).body.moneyState, condition).toMatch(/^(untouched|reserved|spent)$/);
  }
});

it('lists each refused voucher with the code that really comes back', async ({ visitor }) => {
  const { body: vouchers } = await visitor.get<ListedVoucher[]>('/sandbox/vouchers');
  for (const { site, code, condition, errorCode } of vouchers.filter(
    (voucher) => voucher.errorCode !== undefined,
  )) {
    expect(codeOf(await visitor.enter(code, site)), `${site} ${condition}`).toBe(errorCode);
  }
});

it.each(ALL_CODES)('answers %s on demand, also where no voucher leads to it', async (code) => {
  const visitor = new Visitor();
  await visitor.post('/sandbox/faults', { path: '/v2/parameter', code });
  expect(codeOf(await visitor.get<Wire['Problem']>('/api/v2/parameter'))).toBe(code);
});
