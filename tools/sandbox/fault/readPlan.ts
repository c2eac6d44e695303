import type { KnownCall } from '../core/calls.ts';
import { onlyFields, unknownWord, wordAt } from '../core/known.ts';
import { present } from '../core/present.ts';
import { PROBLEM_CODES } from '../core/problem.ts';
import { type Fields, fieldsAt, malformed, textAt, wholeNumberAt } from '../core/read.ts';
import { type FaultPlan, NETWORK_FAULTS, type NetworkFault } from './fault.ts';
import { canMeet } from './meeting.ts';

/** What a fault does. One of them is needed. */
const EFFECTS = ['code', 'status', 'body', 'fields', 'delayMs', 'network', 'digits'];
const FIELDS = ['path', 'method', ...EFFECTS, 'contentType', 'retryAfterSeconds', 'availableAt', 'times'];

/**
 * Reads a fault of the dial; `path` and an effect are required.
 * @param calls what it can meet
 */
export function readPlan(body: Fields, calls: readonly KnownCall[]): FaultPlan {
  onlyFields(body, FIELDS);
  const text = (name: string) => (body[name] === undefined ? undefined : textAt(body, name));
  const { path, method } = meetingAt(text('path'), text('method')?.toUpperCase(), calls);
  if (!EFFECTS.some((name) => body[name] !== undefined))
    throw malformed('', `The fault does nothing: one of ${EFFECTS.join(', ')} is expected`);
  const code = text('code');
  return {
    path,
    ...present({
      method,
      code: code === undefined ? undefined : wordAt(code, '/code', 'error code', PROBLEM_CODES),
      contentType: text('contentType'),
      body: bodyText(body['body']),
      fields: body['fields'] === undefined ? undefined : fieldsAt(body['fields'], '/fields'),
      network: networkFault(body['network']),
      digits:
        body['digits'] === undefined
          ? undefined
          : wordAt(body['digits'], '/digits', 'way to write digits', ['numbers']),
      status: numberAt(body, 'status', 200, 599),
      delayMs: numberAt(body, 'delayMs', 0),
      times: numberAt(body, 'times', 1),
      retryAfterSeconds: numberAt(body, 'retryAfterSeconds', 0),
      availableAt: timeAt(body, 'availableAt'),
    }),
  };
}

/** The path and the method, of which there must be calls. */
function meetingAt(
  asked: string | undefined,
  method: string | undefined,
  calls: readonly KnownCall[],
): Pick<FaultPlan, 'path'> & { readonly method: string | undefined } {
  if (asked === undefined) throw malformed('/path', 'A path below /api is expected');
  const path = asked.replace(/^\/api(?=\/)/, '');
  const met = calls.filter(({ route }) => canMeet(path, route));
  const routes = [...new Set(calls.map(({ route }) => route))];
  if (met.length === 0) throw malformed('/path', unknownWord('call with the path', path, routes));
  // Every GET can be asked for its headers only.
  const methods = [...new Set(met.flatMap((one) => (one.method === 'GET' ? ['GET', 'HEAD'] : [one.method])))];
  return { path, method: method && wordAt(method, '/method', `call ${path} with the method`, methods) };
}

function numberAt(
  body: Fields,
  name: string,
  least: number,
  most = Number.MAX_SAFE_INTEGER,
): number | undefined {
  if (body[name] === undefined) return undefined;
  const number = wholeNumberAt(body, name);
  if (number < least || number > most)
    throw malformed(`/${name}`, `A number from ${least}${most < 1_000 ? ` to ${most}` : ' on'} is expected`);
  return number;
}

function timeAt(body: Fields, name: string): number | undefined {
  if (body[name] === undefined) return undefined;
  const instant = Date.parse(textAt(body, name));
  if (Number.isNaN(instant)) throw malformed(`/${name}`, 'A time is expected, such as 2026-12-01T10:00:00Z');
  return instant;
}

function bodyText(body: unknown): string | undefined {
  if (body === undefined) return undefined;
  return typeof body === 'string' ? body : JSON.stringify(body);
}

function networkFault(value: unknown): NetworkFault | undefined {
  if (value === undefined || value === false) return undefined;
  return value === true ? 'request' : wordAt(value, '/network', 'fault of the network', NETWORK_FAULTS);
}
