import type { Exchange } from '../driver/call.ts';
import type { Mask } from './mask.ts';

/** A call and its answer as a report shows them. */
export interface ShownExchange {
  readonly request: string;
  readonly answer: string;
}

const DIRECTIVE = /^(no-store|no-cache|private|public|must-revalidate|max-age=\d+)$/;
const FIELD_NAME = /^(accept-language|accept-encoding|origin|\*)$/i;

/** How each header may be shown; those that are not listed are not. */
const HEADERS: Readonly<Record<string, (value: string, mask: Mask) => string>> = {
  'Accept-Language': (value) => (/^[a-z]{2}(-[A-Z]{2})?$/.test(value) ? value : '<language>'),
  'x-jwt-token': () => '<token>',
  'x-link-token': () => '<token>',
  'Idempotency-Key': () => '<key>',
  'If-None-Match': () => '<tag>',
  'Content-Type': (value, mask) => {
    const type = value.split(';')[0]?.trim() ?? '';
    return mask.knows(type) ? type : '<type>';
  },
  Date: (value) => (Number.isNaN(Date.parse(value)) ? '<no date>' : new Date(value).toISOString()),
  ETag: () => '<tag>',
  'Cache-Control': (value) => listed(value, DIRECTIVE),
  Vary: (value) => listed(value, FIELD_NAME),
  'Retry-After': (value) => (/^\d{1,6}$/.test(value) ? value : '<text>'),
  'X-Total-Count': (value) => (/^\d{1,6}$/.test(value) ? value : '<text>'),
};

export function shownExchange(exchange: Exchange, mask: Mask): ShownExchange {
  const { operation, call, sent, status, headers, bytes } = exchange;
  const query = Object.entries(call.query ?? {}).map(([name, value]) => mask.parameter(name, value));
  const line = `${call.preview ?? operation.method} /api${operation.template}`;
  const body = call.form === undefined ? shown(call.body, mask) : '<form>';
  return {
    request: [`${line}${query.length > 0 ? `?${query.join('&')}` : ''}`, ...headersIn(sent, mask), body]
      .filter((part) => part !== '')
      .join('\n'),
    answer: [String(status), ...headersIn(headers, mask), answerIn(exchange.body, bytes.length, mask)]
      .filter((part) => part !== '')
      .join('\n'),
  };
}

/** Every text that was sent or answered, so that sentences can be searched for them. */
export function secretsOf({ call, sent, body }: Exchange): string[] {
  const tokens = ['x-jwt-token', 'x-link-token', 'Idempotency-Key'].map((name) => sent.get(name) ?? '');
  return [...tokens, ...textsIn(call.path), ...textsIn(call.query), ...textsIn(call.body), ...textsIn(body)];
}

/** Texts and numbers. */
export function valuesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(valuesIn);
}

/** Texts, numbers and names of fields, which are the backend's own. */
function textsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return valuesIn(value);
  const names = Array.isArray(value) ? [] : Object.keys(value);
  return [...names, ...Object.values(value).flatMap(textsIn)];
}

function headersIn(headers: Headers, mask: Mask): string[] {
  return Object.entries(HEADERS).flatMap(([name, show]) => {
    const value = headers.get(name);
    return value === null ? [] : [`${name}: ${show(value, mask)}`];
  });
}

function answerIn(body: unknown, bytes: number, mask: Mask): string {
  if (body !== undefined) return shown(body, mask);
  return bytes === 0 ? '' : `<${bytes} bytes>`;
}

function shown(body: unknown, mask: Mask): string {
  return body === undefined ? '' : mask.body(body);
}

function listed(value: string, allowed: RegExp): string {
  return value
    .split(',')
    .map((part) => part.trim())
    .map((part) => (allowed.test(part) ? part : '<other>'))
    .join(', ');
}
