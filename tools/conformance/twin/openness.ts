import type { Json } from '../contract/contract.ts';
import { answered, answers, headersOf, jsonIn } from './change.ts';
import type { Fault } from './fault.ts';

/** Cookies, other origins, clocks, addresses and pictures. */
export const OPENNESS_FAULTS: readonly Fault[] = [
  {
    id: 'cookie-set',
    breaks: 'A load balancer sets a cookie with every answer.',
    foundBy: [['cookies', 'listShops']],
    make: () => headersOf(() => ({ 'Set-Cookie': 'lb=7; Path=/' })),
  },
  {
    id: 'open-to-all',
    breaks: 'Any page may read every answer.',
    foundBy: [['cors', 'listShops'], 'cors-asked'],
    make: () => headersOf(() => ({ 'Access-Control-Allow-Origin': '*' })),
  },
  {
    id: 'open-to-who-asks',
    breaks: 'The origin that asks may read answers, also with cookies.',
    foundBy: ['cors-asked'],
    make: () => async (about, next) => {
      const answer = await next(about.request);
      const origin = about.request.headers.get('Origin');
      const headers = { 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' };
      return origin === null ? answer : answered(answer, { headers });
    },
  },
  {
    id: 'clock-behind',
    breaks: 'The clock of the backend is three minutes behind.',
    foundBy: [['date', 'listShops']],
    make: () =>
      headersOf(({ headers }) => ({
        Date: new Date(Date.parse(headers.get('Date') ?? '') - 180_000).toUTCString(),
      })),
  },
  {
    id: 'pictures-elsewhere',
    breaks: 'Logos of the wall are on a host of their own.',
    foundBy: [['pictures', 'listShops']],
    make: () => eachShop((shop) => ({ ...shop, logo: `https://pictures.example${String(shop['logo'])}` })),
  },
  {
    id: 'pictures-missing',
    breaks: 'No picture is found.',
    foundBy: ['pictures-load'],
    make: () => async (about, next) =>
      new URL(about.request.url).pathname.startsWith('/media/')
        ? new Response(null, { status: 404 })
        : next(about.request),
  },
  {
    id: 'addresses-http',
    breaks: 'Addresses of shops are http.',
    foundBy: [['addresses', 'getShop']],
    make: () =>
      answers(['getShop'], (shop) => ({ ...shop, link: String(shop['link']).replace('https:', 'http:') })),
  },
];

function eachShop(change: (shop: Json) => Json): ReturnType<Fault['make']> {
  return async (about, next) => {
    const answer = await next(about.request);
    if (about.operation !== 'listShops' || answer.status !== 200) return answer;
    const shops = (await jsonIn(answer)) as unknown as Json[];
    return answered(answer, { body: shops.map(change) });
  };
}
