import { present } from '../core/present.ts';
import { type Fields, fieldsAt, malformed, textAt, wholeNumberAt } from '../core/read.ts';
import { type FaultPlan, NETWORK_FAULTS, type NetworkFault } from './fault.ts';

/** Reads a fault of the dial; only `path` is required. */
export function readPlan(body: Fields): FaultPlan {
  const text = (name: string) => (body[name] === undefined ? undefined : textAt(body, name));
  const number = (name: string) => (body[name] === undefined ? undefined : wholeNumberAt(body, name));
  const path = text('path');
  if (path === undefined) throw malformed('/path', 'A path below /api is expected');
  const availableAt = text('availableAt');
  return {
    path: path.replace(/^\/api(?=\/)/, ''),
    ...present({
      method: text('method')?.toUpperCase(),
      code: text('code'),
      contentType: text('contentType'),
      body: bodyText(body['body']),
      fields: body['fields'] === undefined ? undefined : fieldsAt(body['fields'], '/fields'),
      network: networkFault(body['network']),
      digits: digitsFault(body['digits']),
      status: number('status'),
      delayMs: number('delayMs'),
      times: number('times'),
      retryAfterSeconds: number('retryAfterSeconds'),
      availableAt: availableAt === undefined ? undefined : Date.parse(availableAt),
    }),
  };
}

function bodyText(body: unknown): string | undefined {
  if (body === undefined) return undefined;
  return typeof body === 'string' ? body : JSON.stringify(body);
}

function digitsFault(value: unknown): 'numbers' | undefined {
  if (value === undefined || value === 'numbers') return value;
  throw malformed('/digits', 'numbers is expected');
}

function networkFault(value: unknown): NetworkFault | undefined {
  if (value === undefined || value === false) return undefined;
  if (value === true) return 'request';
  const fault = NETWORK_FAULTS.find((one) => one === value);
  if (fault === undefined) throw malformed('/network', `One of ${NETWORK_FAULTS.join(', ')} is expected`);
  return fault;
}
