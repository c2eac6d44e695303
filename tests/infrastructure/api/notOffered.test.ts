import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OperationId } from '#conformance/contract/contract.ts';
import { FEATURES } from '#domain/feature/feature.ts';
import { isUnanswered } from '#domain/problem/unanswered.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { HttpChargeApi } from '#infrastructure/api/chargeApi.ts';
import { HttpDocumentApi } from '#infrastructure/api/documentApi.ts';
import { HttpEmailApi } from '#infrastructure/api/emailApi.ts';
import { HttpOfferApi } from '#infrastructure/api/offerApi.ts';
import { HttpRedeemLinkApi } from '#infrastructure/api/redeemLinkApi.ts';
import { HttpResendApi } from '#infrastructure/api/resendApi.ts';
import { HttpThirdPartyApi } from '#infrastructure/api/thirdPartyApi.ts';
import { aCustomer } from '#tests/data/customer.ts';
import { aRedemptionId } from '#tests/data/redemption.ts';
import { aCode } from '#tests/data/voucher.ts';
import { ADAPTER_CALLS } from './adapterCalls.ts';
import { anApi, html, problem } from './backend.ts';
import { contract } from './contractBodies.ts';
import { stubXhr } from './fakeXhr.ts';

beforeEach(stubXhr);

const { email } = aCustomer();
const captcha = 'passed';
/** Calls whose answers have no identifier, beside those that `ADAPTER_CALLS` has for them. */
const CALLS: typeof ADAPTER_CALLS = {
  ...ADAPTER_CALLS,
  correctRedemptionEmail: [(api) => new HttpEmailApi(api).correct(aRedemptionId, 'token' as never, email)],
  resendRedeemLinks: [(api) => new HttpResendApi(api).resend({ code: aCode(), email, captcha })],
  renewRedeemLink: [(api) => new HttpRedeemLinkApi(api).renew('link' as never, email)],
  getRedeemLinkPdf: [(api) => new HttpRedeemLinkApi(api).pdf('link' as never)],
  getVoucherDocument: [(api) => new HttpDocumentApi(api).look('ident' as never)],
  downloadVoucherDocument: [(api) => new HttpDocumentApi(api).download('ident' as never, 'pdf', null)],
  checkCharge: [(api) => new HttpChargeApi(api).check({ serialNumber: '123456789' as never, captcha })],
  getVoucherOffers: [(api) => new HttpOfferApi(api).offers('DE')],
  getThirdPartyEntry: [(api) => new HttpThirdPartyApi(api, vi.fn()).open('ident' as never)],
};

const neededFor = (operation: OperationId): readonly string[] =>
  contract.operation(operation).declared['x-needed-for'] as string[];

/** They tell what became of an order or an activation, which would otherwise no longer count as unknown. */
const OUTCOMES: readonly OperationId[] = ['getDonation', 'getPaymentState', 'activateVouchers'];

const MAY_SAY_SO: readonly OperationId[] = contract.operations
  .filter(
    ({ operationId, declared, movesValue }) =>
      declared['x-origin'] === 'designed' &&
      !movesValue &&
      !OUTCOMES.includes(operationId) &&
      neededFor(operationId).some((word) => (FEATURES as readonly string[]).includes(word)),
  )
  .map(({ operationId }) => operationId)
  // Sent as a beacon, whose answer no one hears.
  .filter((operation) => operation !== 'sendOperationLog');

type Refused = { readonly ok: false; readonly fault: Problem };

async function refusalsOf(operation: OperationId, answer: () => Response): Promise<readonly Problem[]> {
  vi.stubGlobal('fetch', async () => answer());
  const answers = await Promise.all((CALLS[operation] ?? []).map((call) => call(anApi())));
  return answers.map((one) => (one as Refused).fault);
}

const LACKING: readonly [string, () => Response][] = [
  ['501', () => problem(501, [])],
  ['501 without a document', () => html(501)],
  ['404 of a web server', () => html(404)],
];

describe.each(LACKING)('after %s', (_name, answer) => {
  it.each(MAY_SAY_SO)('says that %s is not offered', async (operation) => {
    const faults = await refusalsOf(operation, answer);
    expect(faults.map(({ kind }) => kind)).toEqual(faults.map(() => 'not-offered'));
    expect(faults.length).toBeGreaterThan(0);
  });

  const others = (Object.keys(CALLS) as OperationId[]).filter((operation) => !MAY_SAY_SO.includes(operation));
  it.each(others)(
    'says no such thing of %s, which others rely on or which may have moved value',
    async (operation) => {
      const faults = await refusalsOf(operation, answer);
      // Without an answer to a variation or a giveaway there is none.
      for (const fault of faults) expect(fault?.kind).not.toBe('not-offered');
      if (contract.operation(operation).movesValue && operation !== 'initCharge')
        for (const fault of faults) expect(isUnanswered(fault), fault.kind).toBe(true);
    },
  );
});

/** Calls by whose 404 the contract says that the link or the id is unknown. */
const BY_LINK: Partial<Record<OperationId, Problem['kind']>> = {
  renewRedeemLink: 'link-unknown',
  getRedeemLinkPdf: 'link-unknown',
  getVoucherDocument: 'document-unknown',
  downloadVoucherDocument: 'document-unknown',
  getFraudCheck: 'check-unknown',
  getActivation: 'activation-unknown',
  getThirdPartyEntry: 'third-party-unknown',
};

it.each(Object.entries(BY_LINK) as [OperationId, Problem['kind']][])(
  'still tells of %s that the link is unknown',
  async (operation, kind) => {
    const faults = await refusalsOf(operation, () => problem(404, []));
    expect(faults.map((fault) => fault.kind)).toEqual([kind]);
  },
);

it.each<OperationId>(['getOrderStatus', 'requestReactivation', 'checkCharge'])(
  'keeps to the error code of %s',
  async (operation) => {
    const [coded] = await refusalsOf(operation, () => problem(404, ['ORDx1']));
    expect(coded?.kind).toBe('order-not-found');
    const [bare] = await refusalsOf(operation, () => problem(404, []));
    expect(bare?.kind).toBe('not-offered');
  },
);

it('has a word for each call, and a call for each word', () => {
  const words = contract.operations.flatMap(({ operationId }) => neededFor(operationId));
  expect(new Set(words)).toEqual(new Set([...FEATURES, 'everything', 'texts', 'nothing']));
});
