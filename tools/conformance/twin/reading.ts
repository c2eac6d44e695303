import type { Json } from '../contract/contract.ts';
import { answered, answers, asked, jsonIn, refusals } from './change.ts';
import type { Asked, Fault, Middleware } from './fault.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' } as const;

/** Asks with another query. */
function withQuery({ request }: Asked, change: (query: URLSearchParams) => void): Request {
  const url = new URL(request.url);
  change(url.searchParams);
  return new Request(url, { method: request.method, headers: request.headers });
}

function ignoring(name: string): Middleware {
  return (about, next) =>
    next(about.operation === 'listShops' ? withQuery(about, (query) => query.delete(name)) : about.request);
}

/** Issues tokens with another payload, and takes them as if their signature was right. */
function payloadChanged(change: (payload: Json, about: Asked) => Json): Middleware {
  const originals = new Map<string, string>();
  const issues = answers(['createVoucherToken'], ({ token }, about) => {
    const [header, payload = '', signature] = String(token).split('.');
    const read = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Json;
    const changed = btoa(JSON.stringify(change(read, about)))
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

/** Walls, codes and what serves holders. @param pause waits, or moves the clock of the meter */
export function readingFaults(pause: (milliseconds: number) => Promise<void>): readonly Fault[] {
  const slow = (isMet: (code: string | undefined) => boolean): Middleware => {
    return async (about, next) => {
      const answer = await next(about.request);
      if (about.operation !== 'createVoucherToken' || answer.ok) return answer;
      const [error] = ((await jsonIn(answer))['errors'] ?? []) as { code: string }[];
      if (isMet(error?.code)) await pause(60);
      return answer;
    };
  };
  return [
    {
      id: 'used-code-faster',
      breaks: 'A used code is refused sooner than an unknown one.',
      make: () => slow((code) => code !== 'VCRx2'),
    },
    {
      id: 'unknown-code-slower',
      breaks: 'An unknown code takes longer.',
      make: () => slow((code) => code === 'VCRx1'),
    },
    {
      id: 'pages-overlap',
      breaks: 'Pages repeat shops.',
      make: () => (about, next) =>
        next(
          about.operation === 'listShops' && new URL(about.request.url).searchParams.get('page') === '1'
            ? withQuery(about, (query) => query.set('page', '0'))
            : about.request,
        ),
    },
    { id: 'value-ignored', breaks: 'The wall ignores the value.', make: () => ignoring('voucherValue') },
    { id: 'position-ignored', breaks: 'The wall ignores the position.', make: () => ignoring('position') },
    {
      id: 'fields-ignored',
      breaks: 'A shop is answered with all of its fields.',
      make: () => (about, next) =>
        next(
          about.operation === 'getShop' ? withQuery(about, (query) => query.delete('fields')) : about.request,
        ),
    },
    {
      id: 'unknown-wall-empty',
      breaks: 'The wall of an unknown category is empty.',
      make: () => async (about, next) => {
        const answer = await next(about.request);
        return about.operation === 'listShops' && answer.status === 404
          ? answered(answer, { status: 200, body: [], headers: JSON_TYPE })
          : answer;
      },
    },
    {
      id: 'wall-shuffled',
      breaks: 'The wall comes in another order each time.',
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
      id: 'captcha-again',
      breaks: 'A captcha passes again and again.',
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
      id: 'renewed-for-ever',
      breaks: 'A token is renewed without end.',
      make: () => {
        let last: Json = {};
        return async (about, next) => {
          const answer = await next(about.request);
          if (about.operation !== 'refreshVoucherToken') return answer;
          if (answer.ok) last = await jsonIn(answer);
          const token = about.request.headers.get('x-jwt-token');
          return !answer.ok && token === last['token']
            ? answered(answer, { status: 200, body: last, headers: JSON_TYPE })
            : answer;
        };
      },
    },
    {
      id: 'forged-accepted',
      breaks: 'The signature of a token is not checked.',
      make: () => {
        const known = new Map<string, string>();
        return async (about, next) => {
          const token = about.request.headers.get('x-jwt-token') ?? '';
          const [header = '', , signature = ''] = token.split('.');
          const right = known.get(signature);
          if (about.operation === 'refreshVoucherToken' && right !== undefined)
            return next(asked(about, { headers: { 'x-jwt-token': right } }));
          const answer = await next(about.request);
          const issued =
            about.operation === 'createVoucherToken' ? String((await jsonIn(answer))['token']) : '';
          if (issued.startsWith(header)) known.set(issued.split('.')[2] ?? '', issued);
          return answer;
        };
      },
    },
    {
      id: 'code-in-token',
      breaks: "A token's payload names the code.",
      make: () => payloadChanged((payload, { body }) => ({ ...payload, code: body['code'] })),
    },
    {
      id: 'token-ended',
      breaks: 'A token has ended when it is issued.',
      make: () => payloadChanged((payload) => ({ ...payload, exp: 1_000_000_000 })),
    },
    {
      id: 'ticket-doubled',
      breaks: 'A request that is repeated opens another ticket.',
      make: () =>
        answers(['requestSupport'], (body) => ({
          ...body,
          wasOpen: false,
          ticketNumber: `H-${crypto.randomUUID()}`,
        })),
    },
    {
      id: 'reactivation-doubled',
      breaks: 'A check of an old code that is repeated is a new check.',
      make: () =>
        answers(['requestReactivation'], (body) => ({
          ...body,
          reactivationId: `ra-${crypto.randomUUID()}`,
        })),
    },
    {
      id: 'order-to-anyone',
      breaks: 'The status of an order is told to any address.',
      make: () => {
        const known = new Map<string, Json>();
        return async (about, next) => {
          const answer = await next(about.request);
          if (about.operation !== 'getOrderStatus') return answer;
          const number = String(about.body['orderNumber']);
          if (answer.ok) known.set(number, await jsonIn(answer));
          const body = known.get(number);
          return answer.ok || body === undefined
            ? answer
            : answered(answer, { status: 200, body, headers: JSON_TYPE });
        };
      },
    },
    {
      id: 'activation-forgotten',
      breaks: 'An order does not tell what was activated.',
      make: () =>
        answers(['getActivation'], (body) => {
          const vouchers = (body['vouchers'] ?? []) as Json[];
          return { ...body, vouchers: vouchers.map((one) => ({ ...one, state: 'INACTIVE' })) };
        }),
    },
    {
      id: 'giveaway-again',
      breaks: 'An address gets a giveaway again.',
      make: () => refusals(['redeemGiveaway'], ['GVAx2'], () => ({ status: 204 })),
    },
  ];
}
