import { ANSWER_RULES } from '../answers/answerRules.ts';
import type { Contract, OperationId } from '../contract/contract.ts';
import type { DataFile } from '../data/dataFile.ts';
import type { Finding } from '../driver/finding.ts';
import { PROVOCATIONS } from '../errors/provocations.ts';
import { type Outcome, passedIn, type Verdict } from '../outcome.ts';
import { RULES } from '../rules/rules.ts';
import { WALK } from '../run.ts';
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
  /** How often it was met. */
  readonly times: number;
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
  const seen = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = `${finding.rule} ${finding.says} ${finding.at.at(-1)?.operation.operationId}`;
    seen.set(key, [...(seen.get(key) ?? []), finding]);
  }
  return {
    profile,
    seed,
    parts: [
      partOf('calls', calls, about.contract.operations.length),
      partOf('error codes', codes, Object.keys(PROVOCATIONS).length),
      partOf('rules', rules, RULES.length + ANSWER_RULES.length + 1),
    ],
    findings: [...seen.values()].flatMap((all) => {
      const [first] = all;
      return first === undefined ? [] : [shownFinding(first, all.length, { ...about, mask, secrets, seed })];
    }),
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

function shownFinding(finding: Finding, times: number, showing: Showing): ShownFinding {
  const { contract, mask, secrets, command, seed, walks } = showing;
  const { rule, says, at, during } = finding;
  const own = at.flatMap(secretsOf);
  const asked = walks === undefined ? '' : ` --walks ${walks}`;
  return {
    rule,
    title: TITLES.get(rule) ?? rule,
    says: mask.words(says, [...secrets, ...own]),
    times,
    contract: `openapi/voucher-api.yaml:${lineOf(finding, contract)}`,
    calls: at.slice(-MOST_CALLS).map((exchange) => shownExchange(exchange, mask)),
    leftOut: Math.max(0, at.length - MOST_CALLS),
    command: `${command} --only ${during} --seed ${seed}${during === WALK.id ? asked : ''}`,
  };
}

function lineOf({ contract: words, at, operation }: Finding, contract: Contract): number {
  if (words !== '') return contract.lines.ofText(words);
  const id: OperationId | undefined = operation ?? at.at(-1)?.operation.operationId;
  return id === undefined ? 1 : contract.lines.ofPointer(contract.operation(id).pointer);
}
