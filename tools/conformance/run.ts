import { ANSWER_RULES } from './answers/answerRules.ts';
import type { Contract, OperationId } from './contract/contract.ts';
import type { DataFile } from './data/dataFile.ts';
import { Missing, Stock } from './data/stock.ts';
import { type Backend, causeOf, codeOf } from './driver/call.ts';
import { Driver, OutsideProfile } from './driver/driver.ts';
import type { Finding, Flaw } from './driver/finding.ts';
import { Trial, Unexpected } from './driver/trial.ts';
import { Gone, Unanswered } from './driver/unanswered.ts';
import { PROVOCATIONS } from './errors/provocations.ts';
import type { Outcome, Verdict } from './outcome.ts';
import type { Profile } from './profile.ts';
import { RULES } from './rules/rules.ts';
import { STRAIGHT_WAYS } from './straight/ways.ts';
import { walk } from './walk/walk.ts';

/** A backend that can be tested, with the data for it. */
export interface Tested {
  readonly backend: Backend;
  readonly origin: string;
  readonly data: DataFile;
  /** A monotonic clock in milliseconds. */
  readonly meter: () => number;
  /** The time in milliseconds since 1970; default: the machine's. */
  readonly clock?: () => number;
  /** Data with vouchers that were not used before; without it, walks use what is left. */
  readonly refill?: () => Promise<DataFile>;
}

export interface Wanted {
  readonly contract: Contract;
  readonly profile: Profile;
  readonly seed: number;
  /** Only this rule, call or error code. */
  readonly only?: string | undefined;
  /** How many walks, and the longest. */
  readonly walks?: { readonly runs: number; readonly steps: number };
  /** Told what is tried now. */
  readonly tell?: (what: string) => void;
}

/** What a run can be limited to. */
export const TRIED: ReadonlySet<string> = new Set([
  ...RULES.map(({ id }) => id),
  ...Object.keys(STRAIGHT_WAYS),
  ...Object.keys(PROVOCATIONS),
  'walk',
]);

/** Tries every rule, every call and every error code, and then walks. */
export async function run(tested: Tested, wanted: Wanted): Promise<Outcome> {
  const { contract, profile, seed } = wanted;
  const driver = new Driver({
    clock: Date.now,
    ...tested,
    contract,
    answerRules: ANSWER_RULES,
    allows: profile.sends,
  });
  const stock = new Stock(tested.data, profile.usesUp);
  const session = new Session(new Trial(driver, stock), tested, wanted);
  // Rules come first: some compare what is behind a link before and after it was loaded.
  await session.tryRules();
  await session.tryCalls();
  await session.tryCodes();
  await session.tryWalks();
  return { profile: profile.name, seed, used: stock.used(), ...session.result() };
}

/** The stateful walk, as a rule. */
export const WALK = {
  id: 'walk',
  title: 'No sequence of calls breaks the ledger: balances, shown codes and states of payments',
  area: 'redeem',
  contract:
    'body 422; while the first is still running 409. `redeemId` equals the `quoteId`, so that a client',
} as const;

/** The area of an error code is that of the call that answers it, in the order of the contract. */
function areaOfCode(contract: Contract, code: string): string | undefined {
  const named = contract.operations.find(({ declared }) => JSON.stringify(declared).includes(`${code}"`));
  return named?.area;
}

class Session {
  readonly #trial: Trial;
  readonly #tested: Tested;
  readonly #wanted: Wanted;
  readonly #findings: Finding[] = [];
  readonly #begun = new Map<string, number>();
  readonly #calls = new Map<OperationId, Verdict>();
  readonly #codes = new Map<string, Verdict>();
  readonly #rules = new Map<string, Verdict>();

  constructor(trial: Trial, tested: Tested, wanted: Wanted) {
    this.#trial = trial;
    this.#tested = tested;
    this.#wanted = wanted;
  }

  async tryCalls(): Promise<void> {
    const { contract, profile } = this.#wanted;
    for (const { operationId, area } of contract.operations) {
      const way = STRAIGHT_WAYS[operationId];
      if (way === undefined || !profile.isAbout(area) || !this.#goesOn(operationId)) continue;
      const found: Flaw[] = [];
      const { driver } = this.#trial;
      this.#begin('call', operationId, contract.operations.length);
      const why = await attempt(async () => void (await way(this.#trial)), found, driver);
      this.#keep(found, 'straight', '', operationId);
      const isFaulty = found.length > 0 || this.#isFaulty(operationId);
      const missing = driver.succeeded.has(operationId) ? undefined : (why ?? 'no successful answer came');
      this.#calls.set(operationId, verdictOf(!isFaulty, missing));
    }
  }

  async tryCodes(): Promise<void> {
    const { contract, profile } = this.#wanted;
    for (const [code, provoke] of Object.entries(PROVOCATIONS)) {
      const area = areaOfCode(contract, code);
      if (!profile.isAbout(area ?? '') || !this.#goesOn(code)) continue;
      const found: Flaw[] = [];
      const before = this.#trial.driver.findings.length;
      this.#begin('error code', code, Object.keys(PROVOCATIONS).length);
      const why = await attempt(
        async () => {
          const at = await provoke(this.#trial);
          if (codeOf(at) !== code)
            found.push({ says: `The call has to be refused with ${code}.`, at: [at], ...causeOf(at) });
        },
        found,
        this.#trial.driver,
      );
      this.#keep(found, 'error-codes', code, code);
      const isOk = found.length === 0 && this.#trial.driver.findings.length === before;
      this.#codes.set(code, verdictOf(isOk, why));
    }
  }

  async tryRules(): Promise<void> {
    for (const { id, area, contract, check } of RULES) {
      if (!this.#wanted.profile.isAbout(area) || !this.#goesOn(id)) continue;
      const found: Flaw[] = [];
      this.#begin('rule', id, RULES.length);
      const why = await attempt(
        async () => {
          for await (const flaw of check(this.#trial)) found.push(flaw);
        },
        found,
        this.#trial.driver,
      );
      this.#keep(found, id, contract);
      this.#rules.set(id, verdictOf(found.length === 0, why));
    }
  }

  async tryWalks(): Promise<void> {
    const { profile, seed, walks } = this.#wanted;
    if (walks === undefined || !profile.isAbout(WALK.area) || !this.#goesOn(WALK.id)) return;
    if (!profile.sends('createRedemption')) {
      this.#rules.set(WALK.id, { kind: 'not tried', why: 'the profile sends no createRedemption' });
      return;
    }
    const { driver } = this.#trial;
    this.#begin('walks', WALK.id, walks.runs);
    const { refill } = this.#tested;
    const open = async () =>
      refill === undefined ? this.#trial : new Trial(driver, new Stock(await refill()));
    const { stumble, verdict } = await walk(open, { ...walks, seed });
    if (stumble !== undefined) this.#keep([stumble], WALK.id, WALK.contract);
    this.#rules.set(WALK.id, verdict);
  }

  result() {
    const { driver } = this.#trial;
    for (const { id } of ANSWER_RULES) {
      const isBroken = driver.findings.some(({ rule }) => rule === id);
      const why = driver.judged.has(id) ? undefined : 'no answer came that it is about';
      if (this.#wanted.only === undefined) this.#rules.set(id, verdictOf(!isBroken, why));
    }
    const findings = [...driver.findings, ...this.#findings];
    return { calls: this.#calls, codes: this.#codes, rules: this.#rules, findings };
  }

  /** @param count how many of its kind there are, at most */
  #begin(kind: string, id: string, count: number): void {
    this.#begun.set(kind, (this.#begun.get(kind) ?? 0) + 1);
    this.#trial.driver.begin(id);
    const place = kind === 'walks' ? `${count}` : `${this.#begun.get(kind)} of ${count}`;
    this.#wanted.tell?.(`${kind} ${place}: ${id}`);
  }

  #goesOn(name: string): boolean {
    const { only } = this.#wanted;
    return only === undefined || only === name;
  }

  #isFaulty(operationId: OperationId): boolean {
    return this.#trial.driver.findings.some(({ at }) => at[0]?.operation.operationId === operationId);
  }

  #keep(found: readonly Flaw[], rule: string, contract: string, during = rule): void {
    this.#findings.push(...found.map((flaw) => ({ rule, contract, during, ...flaw })));
  }
}

function verdictOf(isOk: boolean, why: string | undefined): Verdict {
  if (!isOk) return { kind: 'failed' };
  return why === undefined ? { kind: 'passed' } : { kind: 'not tried', why };
}

/** Runs work that may end early. Returns why it could not be tried; adds a flaw where an answer was in the way. */
async function attempt(
  work: () => Promise<void>,
  found: Flaw[],
  { findings }: Driver,
): Promise<string | undefined> {
  const before = findings.length;
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof Missing || error instanceof Gone) return error.why;
    if (error instanceof OutsideProfile) return `the profile sends no ${error.operation}`;
    if (error instanceof Unexpected || error instanceof Unanswered) {
      found.push(error.flaw);
      return undefined;
    }
    // Answers are read as the contract declares them, which fails for one that a finding says is otherwise.
    if (error instanceof TypeError && findings.length > before) return 'an answer breaks the contract';
    throw error;
  }
}
