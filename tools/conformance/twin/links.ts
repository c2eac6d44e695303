import type { Json } from '../contract/contract.ts';
import { afterwards, answered, answers, own, refusals } from './change.ts';
import { type Asked, both, type Fault } from './fault.ts';

const linkOf = ({ request }: Asked) => ({ 'x-link-token': request.headers.get('x-link-token') });

/** What is behind mailed links, and what a redemption tells. */
export const LINK_FAULTS: readonly Fault[] = [
  {
    id: 'loading-acts',
    breaks: 'Loading a link marks it as revealed, and loading an order activates its vouchers.',
    foundBy: ['previews-change-nothing', 'preview-getActivation'],
    make: () =>
      both(
        afterwards('getRedeemLink', (about, _, next) =>
          next(own(about, '/api/v2/redeem-link/reveal', { body: {}, headers: linkOf(about) })),
        ),
        afterwards('getActivation', (about, body, next) => {
          const vouchers = (body['vouchers'] ?? []) as { serialNumber: string; state: string }[];
          const serialNumbers = vouchers
            .filter(({ state }) => state === 'INACTIVE')
            .map((one) => one.serialNumber);
          return next(own(about, '/api/v2/activation', { body: { serialNumbers }, headers: linkOf(about) }));
        }),
      ),
  },
  {
    id: 'code-changes',
    breaks: 'A shown code changes with every reveal.',
    foundBy: ['code-stays'],
    make: () => {
      let turn = 0;
      return answers(['revealRedeemLink'], (body) => {
        turn += 1;
        const codes = (body['codes'] ?? []) as { code: string }[];
        const mark = 'ABCDEFGH'.charAt(turn % 8);
        return { ...body, codes: codes.map((one) => ({ ...one, code: `${mark}${one.code.slice(1)}` })) };
      });
    },
  },
  {
    id: 'redemption-tells-too-much',
    breaks: "The lines of a redemption name the customer's address, and a held one has a link.",
    foundBy: ['never-echoed', 'large-held'],
    make: () =>
      answers(['createRedemption'], (body, { body: sent }) => {
        const { email } = (sent['customer'] ?? {}) as { email?: string };
        const items = ((body['items'] ?? []) as Json[]).map((item) => ({ ...item, shopName: email }));
        const early = body['status'] === 'ON_HOLD' ? { redeemLinkToken: 'rl-early' } : {};
        return { ...body, items, ...early };
      }),
  },
  {
    id: 'link-ends-in-hyphen',
    breaks: 'The link of a redemption ends in a hyphen.',
    foundBy: [['link-ends', 'createRedemption']],
    make: () =>
      answers(['createRedemption'], (body) => {
        const { redeemLinkToken: token } = body as { redeemLinkToken?: string };
        return { ...body, ...(token !== undefined && { redeemLinkToken: `${token}-` }) };
      }),
  },
  {
    id: 'resend-tells-unknown',
    breaks: 'Asking for the links again is refused for an unknown code.',
    foundBy: ['mails-say-the-same'],
    make: () => {
      const known = new Set<unknown>();
      return async (about, next) => {
        const answer = await next(about.request);
        if (about.operation === 'createVoucherToken' && answer.ok) known.add(about.body['code']);
        const isUnknown =
          about.operation === 'resendRedeemLinks' && answer.ok && !known.has(about.body['code']);
        if (!isUnknown) return answer;
        const problem = { type: 'about:blank', title: 'Unknown', status: 422, errors: [] };
        const headers = { 'Content-Type': 'application/problem+json' };
        return answered(answer, { status: 422, body: problem, headers });
      };
    },
  },
  {
    id: 'pin-uncounted',
    breaks: 'Wrong PINs are not counted.',
    foundBy: ['pin-attempts'],
    make: () =>
      refusals(['downloadVoucherDocument'], ['DOCx1'], (problem) => ({
        body: { ...problem, attemptsLeft: 4 },
      })),
  },
];
