import type { AnswerRule } from '../answers/answerRule.ts';
import type { Contract, OperationId } from '../contract/contract.ts';
import { type Backend, type Call, type Exchange, isOk, requestOf } from './call.ts';
import type { Finding } from './finding.ts';
import { Gone, Unanswered } from './unanswered.ts';

/** So many unanswered calls in a row, and the backend is gone. */
const GONE_AFTER = 3;

interface DriverDeps {
  readonly backend: Backend;
  readonly contract: Contract;
  /** Of the site that is tested. */
  readonly origin: string;
  /** Judge every answer that they are about, whatever it was asked for. */
  readonly answerRules: readonly AnswerRule[];
  /** A monotonic clock in milliseconds. */
  readonly meter: () => number;
  /** The time in milliseconds since 1970. */
  readonly clock: () => number;
  readonly allows: (operation: OperationId) => boolean;
}

interface Asked {
  readonly answer: Response;
  readonly bytes: Uint8Array;
}

/** The profile does not send this call. */
export class OutsideProfile extends Error {
  readonly operation: OperationId;

  constructor(operation: OperationId) {
    super(`The profile sends no ${operation}.`);
    this.operation = operation;
  }
}

/** Sends calls, has every answer judged, and remembers which calls have succeeded. */
export class Driver {
  readonly contract: Contract;
  readonly origin: string;
  /** Faults of single answers. */
  readonly findings: Finding[] = [];
  /** The ids of the answer rules that an answer could have broken. */
  readonly judged = new Set<string>();
  readonly succeeded = new Set<OperationId>();
  /** The latest call that was answered. */
  last: Exchange | undefined;
  readonly #deps: DriverDeps;
  #during = '';
  #unanswered = 0;

  constructor(deps: DriverDeps) {
    this.#deps = deps;
    this.contract = deps.contract;
    this.origin = deps.origin;
  }

  /** @param during the id of what is tried from now on */
  begin(during: string): void {
    this.#during = during;
  }

  now(): number {
    return this.#deps.meter();
  }

  /** Throws `OutsideProfile`, `Unanswered` and `Gone`. */
  async send(call: Call): Promise<Exchange> {
    const operation = this.contract.operation(call.operation);
    if (!this.#deps.allows(call.operation)) throw new OutsideProfile(call.operation);
    const request = requestOf(call, operation, this.origin);
    const sent = new Headers(request.headers);
    const [asked, start] = [this.#deps.clock(), this.now()];
    const { answer, bytes } = await this.#answerTo(request, call.operation);
    const took = this.now() - start;
    const times = { took, asked, arrived: this.#deps.clock() };
    const { status, headers } = answer;
    const body = bodyOf(headers, bytes);
    const about = { operation, call, origin: this.origin, sent };
    const exchange: Exchange = { ...about, status, headers, bytes, body, ...times };
    this.last = exchange;
    // A preview has no body, and a browser with the answer gets none.
    if (call.preview === undefined && status !== 304) this.#judge(exchange);
    return exchange;
  }

  /**
   * Asks for what is no call of the contract, such as a picture. Its answer is judged by nothing.
   * @param about the call that led there
   */
  async fetch(about: OperationId, path: string, init: RequestInit = {}): Promise<Asked> {
    const request = new Request(new URL(path, this.origin), { redirect: 'manual', ...init });
    return this.#answerTo(request, about);
  }

  async #answerTo(request: Request, operation: OperationId): Promise<Asked> {
    if (this.#unanswered >= GONE_AFTER) throw new Gone();
    try {
      const answer = await this.#deps.backend(request);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      this.#unanswered = 0;
      return { answer, bytes };
    } catch (error) {
      this.#unanswered += 1;
      throw new Unanswered(operation, error);
    }
  }

  #judge(exchange: Exchange): void {
    const { operationId } = exchange.operation;
    const rules = this.#deps.answerRules.filter(({ isAbout }) => isAbout?.(exchange) ?? true);
    for (const { id } of rules) this.judged.add(id);
    const found = rules.flatMap(({ id, contract, judge }) =>
      judge(exchange, this.contract).map((said) => ({
        rule: id,
        contract,
        ...(typeof said === 'string' ? { says: said } : said),
        at: [exchange],
        during: this.#during,
      })),
    );
    if (isOk(exchange) && found.length === 0) this.succeeded.add(operationId);
    this.findings.push(...found);
  }
}

function bodyOf(headers: Headers, bytes: Uint8Array): unknown {
  if (!(headers.get('Content-Type') ?? '').includes('json')) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}
