import { answered, answers, asked, headersOf, isOne, jsonIn } from './change.ts';
import type { Fault } from './fault.ts';

const KEPT = ['listShopCategories', 'listShops', 'getShop'] as const;

function withoutHeader(id: string, name: string, breaks: string): Fault {
  return { id, breaks, make: () => headersOf(undefined, () => ({ [name]: null })) };
}

/** Headers and languages. */
export const HEADER_FAULTS: readonly Fault[] = [
  withoutHeader('no-date', 'Date', 'Answers have no Date.'),
  withoutHeader('no-etag', 'ETag', 'Walls have no ETag.'),
  withoutHeader('no-vary', 'Vary', 'Walls do not vary by language.'),
  withoutHeader('no-retry-after', 'Retry-After', 'Refusals do not say how long to wait.'),
  {
    id: 'etag-ignored',
    breaks: 'A known tag gets the whole answer again.',
    make: () => async (about, next) => {
      const headers = { 'If-None-Match': null };
      return next(isOne(KEPT, about) ? asked(about, { headers }) : about.request);
    },
  },
  {
    id: 'etag-always-holds',
    breaks: 'Any tag is answered with 304.',
    make: () => async (about, next) => {
      const answer = await next(about.request);
      if (!isOne(KEPT, about) || !about.request.headers.has('If-None-Match')) return answer;
      return answered(answer, { status: 304 });
    },
  },
  {
    id: 'stored-token',
    breaks: 'Tokens may be stored by caches.',
    make: () => headersOf(['createVoucherToken'], () => ({ 'Cache-Control': 'max-age=60' })),
  },
  {
    id: 'wall-kept-blindly',
    breaks: 'Walls are kept without asking again.',
    make: () => headersOf(KEPT, (_, __, { ok }) => (ok ? { 'Cache-Control': 'max-age=3600' } : undefined)),
  },
  {
    id: 'language-ignored',
    breaks: 'Every answer is in German.',
    make: () => async (about, next) => next(asked(about, { headers: { 'Accept-Language': 'de-DE' } })),
  },
  {
    id: 'question-in-german',
    breaks: 'The question is in German for everybody.',
    make: () => async (about, next) =>
      next(
        about.operation === 'getCaptchaQuestion'
          ? asked(about, { headers: { 'Accept-Language': 'de-DE' } })
          : about.request,
      ),
  },
  {
    id: 'count-of-page',
    breaks: 'X-Total-Count counts the page.',
    make: () => async (about, next) => {
      const answer = await next(about.request);
      if (!answer.headers.has('X-Total-Count')) return answer;
      const shops = (await jsonIn(answer)) as unknown as unknown[];
      return answered(answer, { headers: { 'X-Total-Count': String(shops.length) } });
    },
  },
  {
    id: 'problem-as-json',
    breaks: 'Problems come as application/json.',
    make: () =>
      headersOf(undefined, (_, __, { status }) =>
        status >= 400 ? { 'Content-Type': 'application/json' } : undefined,
      ),
  },
  {
    id: 'html-in-place-of-json',
    breaks: 'A page of HTML comes in place of the offers.',
    make: () => headersOf(['getVoucherOffers'], () => ({ 'Content-Type': 'text/html' })),
  },
  {
    id: 'pdf-is-none',
    breaks: 'A PDF is a page of text.',
    make: () => async (about, next) => {
      const answer = await next(about.request);
      if (about.operation !== 'getRedeemLinkPdf' || !answer.ok) return answer;
      return new Response('not a PDF', { status: 200, headers: answer.headers });
    },
  },
  {
    id: 'times-local',
    breaks: 'Times are local, with an offset.',
    make: () =>
      answers(['createQuote'], (body) => ({
        ...body,
        expiresAt: String(body['expiresAt']).replace('Z', '+01:00'),
      })),
  },
  {
    id: 'status-200-for-201',
    breaks: 'A redemption is answered with 200.',
    make: () => async (about, next) => {
      const answer = await next(about.request);
      return about.operation === 'createRedemption' && answer.status === 201
        ? answered(answer, { status: 200 })
        : answer;
    },
  },
];
