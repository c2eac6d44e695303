import { ANSWER_RULES } from '../answers/answerRules.ts';
import type { Contract, OperationId } from '../contract/contract.ts';
import type { DataFile } from '../data/dataFile.ts';
import type { Finding } from '../driver/finding.ts';
import { PROVOCATIONS } from '../errors/provocations.ts';
import { type Outcome, passedIn, type Verdict } from '../outcome.ts';
import { RULES } from '../rules/rules.ts';
import { WALK } from '../run.ts';
import { type Cause, causesOf, counted } from './causes.ts';
import { Mask } from './mask.ts';
import { secretsOf, type ShownExchange, shownExchange, valuesIn } from './shownExchange.ts';
import { vocabularyOf } from './vocabulary.ts';

/** One line of a report. */
export interface Line {
  readonly id: string;
  readonly title: string;
  readonly verdict: Verdict;
}

export interface Part {
  readonly name: 'calls' | 'error codes' | 'rules';
  readonly passed: number;
  /** All that the contract has, tried or not. */
  readonly total: number;
  readonly lines: readonly Line[];
}

export interface ShownFinding {
  readonly rule: string;
  readonly title: string;
  readonly says: string;
  /** How often its cause was met. */
  readonly times: number;
  /** The calls and statuses where it was met, counted; empty if no answer shows it. */
  readonly where: string;
  /** What else was tried and failed by the same cause: rules, calls and error codes, counted. */
  readonly alsoFailed: string;
  /** File and line of the contract. */
  readonly contract: string;
  /** The last ones, which tell most. */
  readonly calls: readonly ShownExchange[];
  /** How many calls came before them. */
  readonly leftOut: number;
  /** Repeats it. */
  readonly command: string;
}

/** What a run found, masked: the one source of every form of the report. */
export interface Report {
  readonly profile: string;
  readonly seed: number;
  readonly parts: readonly Part[];
  readonly findings: readonly ShownFinding[];
  readonly used: readonly (readonly [string, number])[];
}

interface About {
  readonly contract: Contract;
  readonly data: DataFile;
  /** How the run was started, without what only one finding needs. */
  readonly command: string;
  /** How many walks were asked for; undefined for the default. */
  readonly walks?: number | undefined;
}

const MOST_CALLS = 6;
const TITLES: ReadonlyMap<string, string> = new Map([
  ...[...RULES, ...ANSWER_RULES, WALK].map(({ id, title }) => [id, title] as const),
  ['straight', 'A call with everything right succeeds'],
  ['error-codes', 'A refusal has its error code'],
]);

export function reportOf(outcome: Outcome, about: About): Report {
  const { profile, seed, calls, codes, rules, findings, used } = outcome;
  const mask = new Mask(vocabularyOf(about.contract));
  const secrets = valuesIn(about.data);
  return {
    profile,
    seed,
    parts: [
      partOf('calls', calls, about.contract.operations.length),
      partOf('error codes', codes, Object.keys(PROVOCATIONS).length),
      partOf('rules', rules, RULES.length + ANSWER_RULES.length + 1),
    ],
    findings: causesOf(findings).map((cause) => shownCause(cause, { ...about, mask, secrets, seed })),
    used: [...used].toSorted(([one], [other]) => (one < other ? -1 : 1)),
  };
}

function partOf(name: Part['name'], verdicts: ReadonlyMap<string, Verdict>, total: number): Part {
  const lines = [...verdicts].map(([id, verdict]) => ({ id, title: TITLES.get(id) ?? '', verdict }));
  return { name, passed: passedIn(verdicts), total, lines };
}

interface Showing extends About {
  readonly mask: Mask;
  readonly secrets: readonly string[];
  readonly seed: number;
}

function shownCause({ first, met, followed }: Cause, showing: Showing): ShownFinding {
  const { contract, mask, secrets, command, seed, walks } = showing;
  const { rule, says, at, during } = first;
  const own = at.flatMap(secretsOf);
  const asked = walks === undefined ? '' : ` --walks ${walks}`;
  return {
    rule,
    title: TITLES.get(rule) ?? rule,
    says: mask.words(says, [...secrets, ...own]),
    times: met.length,
    where: counted(met.flatMap(callOf)),
    alsoFailed: counted(
      [...met.filter((one) => failedOf(one) !== failedOf(first)), ...followed].map(failedOf),
    ),
    contract: `openapi/voucher-api.yaml:${lineOf(first, contract)}`,
    calls: at.slice(-MOST_CALLS).map((exchange) => shownExchange(exchange, mask)),
    leftOut: Math.max(0, at.length - MOST_CALLS),
    command: `${command} --only ${during} --seed ${seed}${during === WALK.id ? asked : ''}`,
  };
}

function callOf({ at, operation }: Finding): string[] {
  const last = at.at(-1);
  if (last !== undefined) return [`${last.operation.operationId} ${last.status}`];
  return operation === undefined ? [] : [operation];
}

/** The rule, or the call or error code that was tried by it. */
function failedOf({ rule, during }: Finding): string {
  return rule === 'straight' || rule === 'error-codes' ? during : rule;
}

function lineOf({ contract: words, at, operation }: Finding, contract: Contract): number {
  if (words !== '') return contract.lines.ofText(words);
  const id: OperationId | undefined = operation ?? at.at(-1)?.operation.operationId;
  return id === undefined ? 1 : contract.lines.ofPointer(contract.operation(id).pointer);
}
