import { isOk, type Exchange } from '../driver/call.ts';
import { payloadOf } from '../driver/token.ts';
import type { AnswerRule } from './answerRule.ts';

export const utf8: AnswerRule = {
  id: 'utf-8',
  title: 'JSON is UTF-8',
  contract: 'JSON is UTF-8.',
  isAbout: ({ headers }) => (headers.get('Content-Type') ?? '').includes('json'),
  judge({ bytes }) {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes);
      return [];
    } catch {
      return ['The answer is no UTF-8: its letters with accents are lost.'];
    }
  },
};

export const utc: AnswerRule = {
  id: 'utc',
  title: 'Times are in UTC',
  contract: 'Times are RFC 3339 in UTC.',
  isAbout: ({ body }) => timesIn(body).length > 0,
  judge({ body }) {
    const other = timesIn(body).filter((time) => !time.endsWith('Z'));
    return other.length === 0 ? [] : [`${other.length} times are not in UTC.`];
  },
};

const WITH_TOKEN: readonly string[] = ['createVoucherToken', 'refreshVoucherToken', 'getThirdPartyEntry'];

export const tokenPayload: AnswerRule = {
  id: 'token-payload',
  title: "A voucher token's payload has the declared shape, ends in the future and names no code",
  contract: '    VoucherTokenPayload:',
  isAbout: (exchange) => WITH_TOKEN.includes(exchange.operation.operationId) && isOk(exchange),
  judge({ operation, body, headers }, contract) {
    const payload = payloadOf((body as { token?: string } | undefined)?.token);
    const voucher = contract
      .mismatches('/components/schemas/Voucher', payload?.voucher)
      .map(({ at, says }) => `voucher${at} ${says}`);
    const now = Date.parse(headers.get('Date') ?? '') / 1000;
    const ends = (payload?.exp ?? 0) > now ? [] : ['The token has ended already.'];
    const partner = operation.operationId === 'getThirdPartyEntry' && payload?.thirdPartyRedeem === undefined;
    return [...voucher, ...ends, ...(partner ? ['The token does not name the partner.'] : [])];
  },
};

const BEGINNINGS: Readonly<Record<string, readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'application/zip': [0x50, 0x4b, 3, 4],
};

export const files: AnswerRule = {
  id: 'file',
  title: 'A file begins as files of its type do',
  contract: 'description: The file; a PDF begins with `%PDF-`, a ZIP with `PK` and the bytes 3 and 4.',
  isAbout: (exchange) => beginningOf(exchange) !== undefined,
  judge(exchange) {
    const { bytes } = exchange;
    const beginning = beginningOf(exchange) ?? [];
    return beginning.every((byte, at) => bytes[at] === byte) ? [] : ['The file begins otherwise.'];
  },
};

function beginningOf({ headers }: Exchange): readonly number[] | undefined {
  return BEGINNINGS[headers.get('Content-Type')?.split(';')[0] ?? ''];
}

const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/i;
const NAMES: readonly string[] = ['name', 'shopName', 'street', 'city'];

export const plainNames: AnswerRule = {
  id: 'plain-names',
  title: 'Names are plain text, without HTML entities',
  contract: 'Names are plain text, without markup and HTML entities: `H&M`, not `H&amp;M`.',
  isAbout: ({ body }) => namesIn(body).length > 0,
  judge({ body }) {
    const escaped = namesIn(body).filter((name) => ENTITY.test(name));
    return escaped.length === 0 ? [] : [`${escaped.length} names have HTML entities.`];
  },
};

function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]: [string, unknown]) =>
    typeof one === 'string' && NAMES.includes(key) ? [one] : namesIn(one),
  );
}

function timesIn(body: unknown): string[] {
  return textsIn(body).filter((text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
