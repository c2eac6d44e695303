import type { Contract, Json, OperationId } from '../contract/contract.ts';
import type { Backend } from '../driver/call.ts';

/** A call as it reaches the twin. */
export interface Asked {
  readonly operation: OperationId | undefined;
  readonly request: Request;
  /** The JSON body; empty for a form and for a GET. */
  readonly body: Json;
}

/** Answers in place of the unbroken backend, which `next` asks. */
export type Middleware = (asked: Asked, next: Backend) => Promise<Response>;

/** A rule that has to find a fault, alone or with the call, error code or other rule that is tried for it. */
export type FoundBy = string | readonly [rule: string, tried: string];

/** One planted fault: a switch of the broken twin. */
export interface Fault {
  readonly id: string;
  /** What is broken, in a sentence. */
  readonly breaks: string;
  readonly foundBy: readonly FoundBy[];
  /** A new one for each twin: some faults remember what they saw. */
  readonly make: () => Middleware;
}

/** Breaks what two others break. */
export function both(one: Middleware, other: Middleware): Middleware {
  return (about, next) => one(about, (request) => other({ ...about, request }, next));
}

/** A backend with one planted fault. The stand-in's dials stay as they are. */
export function twin({ make }: Pick<Fault, 'make'>, backend: Backend, contract: Contract): Backend {
  const middleware = make();
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/api/') || request.method === 'OPTIONS')
      return middleware({ operation: undefined, request, body: {} }, backend);
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const operation = contract.operationAt(method, pathname.slice('/api'.length)).operationId;
    const isJson = request.headers.get('Content-Type') === 'application/json';
    const body = isJson ? ((await request.clone().json()) as Json) : {};
    return middleware({ operation, request, body }, backend);
  };
}
