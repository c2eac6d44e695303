import { answered, answers, headersOf } from './change.ts';
import type { Fault } from './fault.ts';

/** Statuses, headers, types of content and times. */
export const HEADER_FAULTS: readonly Fault[] = [
  {
    id: 'headers-missing',
    breaks: 'Answers have no Date, no ETag and no time to wait.',
    foundBy: [
      ['date', 'listShops'],
      ['cache', 'listShops'],
      'etag',
      ['retry-after', 'RDMx4'],
      ['token-payload', 'createVoucherToken'],
    ],
    make: () => headersOf(() => ({ Date: null, ETag: null, 'Retry-After': null })),
  },
  {
    id: 'problem-as-json',
    breaks: 'Problems come as application/json.',
    foundBy: [['shape', 'VCRx1']],
    make: () =>
      headersOf(({ status }) => (status >= 400 ? { 'Content-Type': 'application/json' } : undefined)),
  },
  {
    id: 'json-latin-1',
    breaks: 'JSON is written in ISO-8859-1.',
    foundBy: [['utf-8', 'listShops']],
    make: () => async (about, next) => {
      const answer = await next(about.request);
      if (about.operation !== 'listShops' || answer.status !== 200) return answer;
      return new Response(Buffer.from(await answer.text(), 'latin1'), { headers: answer.headers });
    },
  },
  {
    id: 'pdf-is-none',
    breaks: 'A PDF is a page of text.',
    foundBy: [['file', 'getRedeemLinkPdf']],
    make: () => async (about, next) => {
      const answer = await next(about.request);
      if (about.operation !== 'getRedeemLinkPdf' || !answer.ok) return answer;
      return new Response('not a PDF', { status: 200, headers: answer.headers });
    },
  },
  {
    id: 'times-local',
    breaks: 'Times are local, with an offset.',
    foundBy: [['utc', 'createQuote']],
    make: () =>
      answers(['createQuote'], (body) => ({
        ...body,
        expiresAt: String(body['expiresAt']).replace('Z', '+01:00'),
      })),
  },
  {
    id: 'status-200-for-201',
    breaks: 'A redemption is answered with 200.',
    foundBy: [['shape', 'createRedemption']],
    make: () => async (about, next) => {
      const answer = await next(about.request);
      return about.operation === 'createRedemption' && answer.status === 201
        ? answered(answer, { status: 200 })
        : answer;
    },
  },
];
