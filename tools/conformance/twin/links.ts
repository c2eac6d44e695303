import type { Json } from '../contract/contract.ts';
import { afterwards, answered, answers, asked, jsonIn, own, refusals, without } from './change.ts';
import type { Asked, Fault } from './fault.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' } as const;
const linkOf = ({ request }: Asked) => ({ 'x-link-token': request.headers.get('x-link-token') });
const REVEAL = '/api/v2/redeem-link/reveal';

/** Shows the codes with another beginning from some point on. */
function othered(body: Json, mark: string): Json {
  const codes = (body['codes'] ?? []) as { code: string }[];
  return { ...body, codes: codes.map((one) => ({ ...one, code: `${mark}${one.code.slice(1)}` })) };
}

/** The state of a redemption, opened with a token that was seen before. */
function openedWith(isMet: (token: string | null) => boolean): Fault['make'] {
  return () => {
    const tokens = new Map<string, string>();
    return async (about, next) => {
      if (about.operation === 'createRedemption') {
        const answer = await next(about.request.clone());
        const { redeemId, statusToken } = await jsonIn(answer);
        if (answer.ok) tokens.set(String(redeemId), String(statusToken));
        return answer;
      }
      const known = tokens.get(new URL(about.request.url).pathname.split('/').at(-1) ?? '');
      const isAsked = about.operation === 'getRedemption' || about.operation === 'correctRedemptionEmail';
      if (!isAsked || known === undefined || !isMet(about.request.headers.get('x-jwt-token')))
        return next(about.request);
      return next(asked(about, { headers: { 'x-jwt-token': known } }));
    };
  };
}

/** What is behind mailed links, and what a redemption tells. */
export const LINK_FAULTS: readonly Fault[] = [
  {
    id: 'loading-reveals',
    breaks: 'Loading a link marks it as revealed.',
    make: () =>
      afterwards('getRedeemLink', (about, _, next) =>
        next(own(about, REVEAL, { body: {}, headers: linkOf(about) })),
      ),
  },
  {
    id: 'preview-reveals',
    breaks: 'A link preview marks the link as revealed.',
    make: () => async (about, next) => {
      if (about.request.method === 'HEAD' && about.operation === 'getRedeemLink')
        await next(own(about, REVEAL, { body: {}, headers: linkOf(about) }));
      return next(about.request);
    },
  },
  {
    id: 'code-changes',
    breaks: 'A shown code changes with every reveal.',
    make: () => {
      let turn = 0;
      return answers(['revealRedeemLink'], (body) => {
        turn += 1;
        return othered(body, 'ABCDEFGH'.charAt(turn % 8));
      });
    },
  },
  {
    id: 'code-by-language',
    breaks: 'Another language shows another code.',
    make: () =>
      answers(['revealRedeemLink'], (body, { request }) =>
        request.headers.get('Accept-Language')?.startsWith('de') ? undefined : othered(body, '9'),
      ),
  },
  {
    id: 'code-renewed',
    breaks: 'A renewed link has other codes.',
    make: () => {
      const renewed = new Set<string | null>();
      return async (about, next) => {
        const link = linkOf(about)['x-link-token'];
        const answer = await next(about.request);
        if (about.operation === 'renewRedeemLink') renewed.add(link);
        if (about.operation !== 'revealRedeemLink' || !answer.ok || !renewed.has(link)) return answer;
        return answered(answer, { body: othered(await jsonIn(answer), '8') });
      };
    },
  },
  {
    id: 'reveal-forgotten',
    breaks: 'A link forgets that it was revealed.',
    make: () => answers(['getRedeemLink'], (body) => ({ ...body, revealed: false })),
  },
  {
    id: 'link-other-shop',
    breaks: 'A link names another shop.',
    make: () => answers(['getRedeemLink'], (body) => ({ ...body, shop: { id: '1', name: 'Elsewhere' } })),
  },
  {
    id: 'pdf-before-reveal',
    breaks: 'A PDF is given before the reveal.',
    make: () => async (about, next) => {
      if (about.operation === 'getRedeemLinkPdf')
        await next(own(about, REVEAL, { body: {}, headers: linkOf(about) }));
      return next(about.request);
    },
  },
  {
    id: 'code-in-sealed-link',
    breaks: 'The sealed link has the code.',
    make: () => answers(['getRedeemLink'], (body) => ({ ...body, code: 'NLB-7Q4M-X2RP' })),
  },
  {
    id: 'secrets-to-anyone',
    breaks: 'The state of a redemption opens it without a token.',
    make: openedWith((token) => token === null),
  },
  {
    id: 'secrets-to-strangers',
    breaks: "The state of a redemption opens it to any voucher's token.",
    make: openedWith((token) => token !== null),
  },
  {
    id: 'secrets-withheld',
    breaks: 'The state of a redemption has no link for its own token.',
    make: () => answers(['getRedemption'], (body) => without(body, 'redeemLinkToken')),
  },
  {
    id: 'customer-echoed',
    breaks: "The lines of a redemption name the customer's address.",
    make: () =>
      answers(['createRedemption'], (body, { body: sent }) => {
        const { email } = (sent['customer'] ?? {}) as { email?: string };
        const items = (body['items'] ?? []) as Json[];
        return { ...body, items: items.map((item) => ({ ...item, shopName: email })) };
      }),
  },
  {
    id: 'address-late',
    breaks: 'An address can be corrected after the reveal.',
    make: () =>
      refusals(['correctRedemptionEmail'], ['RDMx5'], () => ({
        status: 200,
        body: { state: 'SENT', kind: 'EMAIL' },
        headers: JSON_TYPE,
      })),
  },
  {
    id: 'resend-tells-unknown',
    breaks: 'Asking for the links again is refused for an unknown code.',
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
    make: () =>
      refusals(['downloadVoucherDocument'], ['DOCx1'], (problem) => ({
        body: { ...problem, attemptsLeft: 4 },
      })),
  },
  {
    id: 'document-used-up',
    breaks: 'Loading a document uses it up.',
    make: () => {
      const seen = new Set<string | null>();
      return answers(['getVoucherDocument'], (body, about) => {
        const link = linkOf(about)['x-link-token'];
        if (seen.has(link)) return { ...body, state: 'EXPIRED', formats: [], files: [] };
        seen.add(link);
        return undefined;
      });
    },
  },
  {
    id: 'loading-activates',
    breaks: 'Loading an order activates its vouchers.',
    make: () =>
      afterwards('getActivation', (about, body, next) => {
        const vouchers = (body['vouchers'] ?? []) as { serialNumber: string; state: string }[];
        const serialNumbers = vouchers
          .filter(({ state }) => state === 'INACTIVE')
          .map((one) => one.serialNumber);
        return next(own(about, '/api/v2/activation', { body: { serialNumbers }, headers: linkOf(about) }));
      }),
  },
  {
    id: 'large-not-held',
    breaks: 'A large redemption is not held.',
    make: () =>
      answers(['createRedemption'], (body) =>
        body['status'] === 'ON_HOLD' ? { ...body, status: 'COMPLETED' } : undefined,
      ),
  },
  {
    id: 'held-opens',
    breaks: 'A held redemption has a link.',
    make: () =>
      answers(['createRedemption'], (body) =>
        body['status'] === 'ON_HOLD' ? { ...body, redeemLinkToken: 'rl-early' } : undefined,
      ),
  },
];
