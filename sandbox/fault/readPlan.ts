import { type Fields, malformed } from '../core/read.ts';
import type { FaultPlan, NetworkFault } from './fault.ts';

/** A fault as the dial sends it; only its path must be there. */
export function readPlan(body: Fields): FaultPlan {
  const path = optionalText(body, 'path');
  if (path === undefined) throw malformed('/path', 'A path below /api is expected');
  const method = optionalText(body, 'method')?.toUpperCase();
  const availableAt = optionalText(body, 'availableAt');
  return {
    path: path.replace(/^\/api(?=\/)/, ''),
    ...present({ method, code: optionalText(body, 'code'), contentType: optionalText(body, 'contentType') }),
    ...present({ body: bodyText(body['body']), network: networkFault(body['network']) }),
    ...present({ status: optionalNumber(body, 'status'), delayMs: optionalNumber(body, 'delayMs') }),
    ...present({ times: optionalNumber(body, 'times') }),
    ...present({ retryAfterSeconds: optionalNumber(body, 'retryAfterSeconds') }),
    ...present({ availableAt: availableAt === undefined ? undefined : Date.parse(availableAt) }),
  };
}

/** The members that have a value. */
function present<T extends object>(members: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

function optionalText(body: Fields, name: string): string | undefined {
  const value = body[name];
  if (value !== undefined && typeof value !== 'string') throw malformed(`/${name}`, 'A text is expected');
  return value;
}

function optionalNumber(body: Fields, name: string): number | undefined {
  const value = body[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'number' || !Number.isInteger(value)) {
    throw malformed(`/${name}`, 'A whole number is expected');
  }
  return value;
}

function bodyText(body: unknown): string | undefined {
  if (body === undefined) return undefined;
  return typeof body === 'string' ? body : JSON.stringify(body);
}

function networkFault(value: unknown): NetworkFault | undefined {
  if (value === undefined || value === false) return undefined;
  if (value === true || value === 'request') return 'request';
  if (value === 'answer') return 'answer';
  throw malformed('/network', 'request or answer is expected');
}
