import { expect } from 'vitest';
import type { Visitor } from '../tools/sandbox/visitor.ts';
import { Contract } from '#conformance/contract/contract.ts';
import { contractText } from '#conformance/contract/contractFile.ts';

interface Sent {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly link?: string | undefined;
  readonly status: number;
}

/** Calls of topping up: `charge.test.ts` has them. */
export const CHARGING = ['checkCharge', 'finalizeCharge', 'getPaymentState', 'initCharge'];

/** Calls of what is paid with money besides: `paying.test.ts` has them. */
export const PAYING = ['finalizePayment', 'getVoucherOffers', 'orderVouchers'];

/** The call that takes a form with files: `support.test.ts` has it. */
export const SUPPORT = ['requestSupport'];

/** What pages count: `operationLog.test.ts` has it. */
export const OPERATION = ['sendOperationLog'];

/** Calls of the check of a large redemption: `fraud.test.ts` has them. */
export const FRAUD = ['enterFraudCheckPin', 'getFraudCheck', 'giveFraudCheckData', 'sendFraudCheckDocument'];

/** Calls of givers, and of people with old codes: `givers.test.ts` has them. */
export const GIVERS = ['activateVouchers', 'getActivation', 'getReactivation', 'requestReactivation'];

/** Calls of the redemption's aftermath: `afterRedeem.test.ts` has them, `answers.test.ts` all others. */
export const AFTER_REDEEM = [
  'correctRedemptionEmail',
  'createDonation',
  'downloadVoucherDocument',
  'getDonation',
  'getGiveaway',
  'getOrderStatus',
  'getRedeemLinkPdf',
  'getThirdPartyEntry',
  'getVaultGiveaway',
  'getVoucherDocument',
  'listAidOrganisations',
  'redeemGiveaway',
  'renewRedeemLink',
  'resendRedeemLinks',
];

/** Calls a sandbox, judges request and answer by the contract, and remembers which calls it has seen. */
export class Judge {
  readonly contract = new Contract(contractText());
  readonly seen = new Set<string>();

  async keepsContract(visitor: Visitor, { method, path, body, token, link, status }: Sent): Promise<void> {
    const ids = { link, ...(token !== undefined && { token }) };
    const call = { key: crypto.randomUUID(), language: 'nl-BE', body, ...ids };
    const answer = await visitor.fetch(method, `/api${path}`, call);
    const plain = path.split('?')[0] ?? '';
    this.seen.add(this.contract.operationAt(method, plain).operationId);
    expect(answer.status, `${method} ${path}`).toBe(status);
    expect(await this.contract.faultsOf(method, plain, answer), `${method} ${path}`).toEqual([]);
    if (status < 400)
      expect(this.contract.requestFaults(method, plain, body), `${method} ${path}`).toEqual([]);
  }

  readonly get = (visitor: Visitor, path: string, status: number, link?: string): Promise<void> =>
    this.keepsContract(visitor, { method: 'GET', path, status, link });

  readonly post = (
    visitor: Visitor,
    path: string,
    body: unknown,
    status: number,
    token?: string,
  ): Promise<void> => this.keepsContract(visitor, { method: 'POST', path, body, status, token });

  /** As `post`, for the calls of a link's page. */
  readonly postAt = (
    visitor: Visitor,
    link: string | undefined,
    path: string,
    body: unknown,
    status: number,
  ): Promise<void> => this.keepsContract(visitor, { method: 'POST', path, body, status, link });
}
