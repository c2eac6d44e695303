import type { Json, OperationId } from '../contract/contract.ts';
import { answered, answers, asked, jsonIn } from './change.ts';
import type { Fault, Middleware } from './fault.ts';

/** Issues tokens that name the code, and takes them as if their signature was right. */
function codeInToken(): Middleware {
  const originals = new Map<string, string>();
  const issues = answers(['createVoucherToken'], ({ token }, { body }) => {
    const [header, payload = '', signature] = String(token).split('.');
    const read = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Json;
    const changed = btoa(JSON.stringify({ ...read, code: body['code'] }))
      .replaceAll('+', '-')
      .replaceAll('/', '_');
    const issued = `${header}.${changed.replaceAll('=', '')}.${signature}`;
    originals.set(issued, String(token));
    return { token: issued };
  });
  return (about, next) => {
    const original = originals.get(about.request.headers.get('x-jwt-token') ?? '');
    if (original === undefined) return issues(about, next);
    return next(asked(about, { headers: { 'x-jwt-token': original } }));
  };
}

const inactive = (one: Json): Json => ({ ...one, state: 'INACTIVE' });

/** How calls answer that have forgotten what was done before. */
const FORGETTING: Partial<Record<OperationId, (body: Json) => Json>> = {
  requestSupport: () => ({ wasOpen: false, ticketNumber: `H-${crypto.randomUUID()}` }),
  requestReactivation: () => ({ reactivationId: `ra-${crypto.randomUUID()}` }),
  getActivation: ({ vouchers }) => ({ vouchers: ((vouchers ?? []) as Json[]).map(inactive) }),
  giveFraudCheckData: () => ({ state: 'DATA_REQUIRED' }),
};

/** Walls, codes and what serves holders. @param pause waits, or moves the clock of the meter */
export function readingFaults(pause: (milliseconds: number) => Promise<void>): readonly Fault[] {
  return [
    {
      id: 'used-code-faster',
      breaks: 'A used code is refused sooner than an unknown one.',
      foundBy: ['same-time'],
      make: () => async (about, next) => {
        const answer = await next(about.request);
        if (about.operation !== 'createVoucherToken' || answer.ok) return answer;
        const [error] = ((await jsonIn(answer))['errors'] ?? []) as { code: string }[];
        if (error?.code !== 'VCRx2') await pause(60);
        return answer;
      },
    },
    {
      id: 'wall-shuffled',
      breaks: 'The wall comes in another order each time.',
      foundBy: ['pages', 'reads-repeat', 'wall-filters'],
      make: () => {
        let turn = 0;
        return async (about, next) => {
          const answer = await next(about.request);
          if (about.operation !== 'listShops' || answer.status !== 200) return answer;
          const shops = (await jsonIn(answer)) as unknown as unknown[];
          turn += 1;
          return answered(answer, { body: [...shops.slice(turn), ...shops.slice(0, turn)] });
        };
      },
    },
    {
      id: 'search-ignored',
      breaks: 'The wall ignores what is searched for.',
      foundBy: ['wall-search'],
      make: () => (about, next) => {
        if (about.operation !== 'listShops') return next(about.request);
        const url = new URL(about.request.url);
        url.searchParams.delete('name');
        return next(new Request(url, about.request));
      },
    },
    {
      id: 'wish-ignored',
      breaks: 'Every answer is in German, and a shop is answered with all of its fields.',
      foundBy: ['accept-language', 'shop-fields'],
      make: () => (about, next) => {
        if (about.request.method !== 'GET') return next(about.request);
        const url = new URL(about.request.url);
        url.searchParams.delete('fields');
        const { headers } = asked(about, { headers: { 'Accept-Language': 'de-DE' } });
        return next(new Request(url, { headers }));
      },
    },
    {
      id: 'captcha-again',
      breaks: 'A captcha passes again and again.',
      foundBy: ['captcha-once'],
      make: () => {
        let turn = 0;
        return (about, next) => {
          const captcha = about.body['captcha'];
          if (typeof captcha !== 'string' || !captcha.startsWith('mock-captcha-passed'))
            return next(about.request);
          turn += 1;
          return next(
            asked(about, { body: { ...about.body, captcha: `mock-captcha-passed-again-${turn}` } }),
          );
        };
      },
    },
    {
      id: 'case-ignored',
      breaks: 'Capital and small letters are the same.',
      foundBy: ['case-matters'],
      make: () => {
        const codes = new Map<string, string>();
        return async (about, next) => {
          const { code = '' } = about.body as { code?: string };
          if (about.operation !== 'createVoucherToken') return next(about.request);
          if (codes.size === 0) {
            const list = await next(new Request(new URL('/sandbox/vouchers', about.request.url)));
            for (const one of (await list.json()) as { code: string }[])
              codes.set(one.code.toLowerCase(), one.code);
          }
          return next(asked(about, { body: { ...about.body, code: codes.get(code.toLowerCase()) ?? code } }));
        };
      },
    },
    {
      id: 'code-in-token',
      breaks: "A token's payload names the code.",
      foundBy: ['token-silent'],
      make: codeInToken,
    },
    {
      id: 'steps-forgotten',
      breaks: 'What was requested, given or activated is forgotten.',
      foundBy: [
        'ticket-once',
        'reactivation-once',
        ['straight', 'getReactivation'],
        'activation-repeats',
        'check-kept',
      ],
      make: () => (about, next) => {
        const { operation } = about;
        const forget = operation && FORGETTING[operation];
        if (forget === undefined) return next(about.request);
        return answers([operation as OperationId], (body) => ({ ...body, ...forget(body) }))(about, next);
      },
    },
  ];
}
