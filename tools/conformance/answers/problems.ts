import type { Contract } from '../contract/contract.ts';
import { codesAt, type ErrorExample, examplesByCode } from '../contract/errorCodes.ts';
import { codeOf, type Exchange, moneyOf } from '../driver/call.ts';
import type { AnswerRule } from './answerRule.ts';

export const consistent: AnswerRule = {
  id: 'problem',
  title: 'A problem document has the status of its answer and the type of its code',
  contract: 'Errors are `application/problem+json`.',
  isAbout: ({ status }) => status >= 400,
  judge(exchange) {
    const { status, body } = exchange;
    const problem = (body ?? {}) as { status?: unknown; type?: unknown };
    const code = codeOf(exchange);
    const type = code === undefined ? 'about:blank' : `/problems/${code}`;
    return [
      ...(problem.status === status ? [] : [`The document has another status than the answer, ${status}.`]),
      ...(problem.type === type ? [] : ['The type does not name the error code.']),
    ];
  },
};

export const declaredCode: AnswerRule = {
  id: 'code-at-status',
  title: 'An error code comes with a status for which the operation names it',
  contract: 'Clients decide by `errors[].code`, then by status, never by text.',
  // Without server errors (5xx): every operation may answer one, and hardly any names its codes.
  isAbout: (exchange) => codeOf(exchange) !== undefined && exchange.status >= 400 && exchange.status < 500,
  judge(exchange, contract) {
    const named = codesAt(contract, exchange.operation, exchange.status);
    return named.has(codeOf(exchange) ?? '')
      ? []
      : [`The operation does not name this error code with ${exchange.status}.`];
  },
};

/** Statuses that say enough together with a money state: there is no such thing, or it was done or is being done. */
const SAID_BY_STATUS = [404, 409];

export const ordersCoded: AnswerRule = {
  id: 'order-refusal-coded',
  title: 'A refusal of a call that moves value has an error code, by which clients believe it',
  contract:
    'A refusal of a call with an `Idempotency-Key` ends an order only by its error code, with 5xx beside',
  isAbout: ({ operation, status }) => operation.movesValue && status >= 400,
  judge(exchange) {
    const isCoded = codeOf(exchange) !== undefined;
    const isSaid = SAID_BY_STATUS.includes(exchange.status) && moneyOf(exchange) !== undefined;
    return isCoded || isSaid ? [] : ['The refusal has no error code, so clients do not believe it.'];
  },
};

const examples = new WeakMap<Contract, ReadonlyMap<string, readonly ErrorExample[]>>();

export const moneyTold: AnswerRule = {
  id: 'money-state',
  title: 'A refusal says of the money what the contract says for its code',
  contract: 'enum: [untouched, reserved, spent]',
  isAbout: (exchange) => codeOf(exchange) !== undefined,
  judge(exchange, contract) {
    const known = examples.get(contract) ?? examplesByCode(contract);
    examples.set(contract, known);
    const code = codeOf(exchange) ?? '';
    const own = (known.get(code) ?? []).filter(({ status }) => status === exchange.status);
    const states = new Set(own.map(({ moneyState }) => moneyState));
    const depends = own.some(({ hasReason }) => hasReason);
    if (own.length === 0 || depends || states.has(moneyOf(exchange))) return [];
    // Without a pointer it is a key that belongs to another body: what became of that money, only its answer says.
    if (code === 'STDx1' && pointerOf(exchange) === undefined) return [];
    return [`The money state is not ${[...states].join(' or ')}.`];
  },
};

function pointerOf({ body }: Exchange): string | undefined {
  return (body as { errors: { pointer?: string }[] }).errors[0]?.pointer;
}
