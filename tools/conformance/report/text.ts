import type { Verdict } from '../outcome.ts';
import type { Part, Report, ShownFinding } from './report.ts';

/** The report for a terminal. */
export function textReport({ profile, seed, parts, findings, used }: Report): string {
  const lines = parts.flatMap((part) => part.lines);
  const missing = lines.flatMap(({ id, verdict }) =>
    verdict.kind === 'not tried' ? [`  ${id}: ${verdict.why}`] : [],
  );
  const notes = lines.flatMap(({ id, verdict }) => {
    const note = noteOf(verdict);
    return note === undefined ? [] : [`  ${id}: ${note}`];
  });
  return [
    `Conformance, profile ${profile}, seed ${seed}`,
    ...parts.map(totalOf),
    ...(findings.length > 0 ? ['', numberOf(findings), ...findings.map(findingText)] : ['No findings.']),
    ...(missing.length > 0 ? ['', 'Not tried', ...missing] : []),
    ...(notes.length > 0 ? ['', 'Notes', ...notes] : []),
    ...(used.length > 0
      ? ['', 'Test data used up', ...used.map(([name, count]) => `  ${name}: ${count}`)]
      : []),
    '',
  ].join('\n');
}

export function totalOf({ name, passed, total, lines }: Part): string {
  const failed = lines.filter(({ verdict }) => verdict.kind === 'failed').length;
  return `${passed} of ${total} ${name} passed${failed > 0 ? `, ${failed} failed` : ''}`;
}

export function timesOf(times: number): string {
  return times === 1 ? '' : ` (${times} times)`;
}

/** Where a finding was met, and what else failed by it. */
export function scopeOf({ where, alsoFailed }: Pick<ShownFinding, 'where' | 'alsoFailed'>): string[] {
  return [
    ...(where === '' ? [] : [`Met at: ${where}`]),
    ...(alsoFailed === '' ? [] : [`Failed by it, too: ${alsoFailed}`]),
  ];
}

/** `3 findings`, with how often they were met if that is more often. */
export function numberOf(findings: readonly ShownFinding[]): string {
  const times = findings.reduce((sum, one) => sum + one.times, 0);
  const number = findings.length === 1 ? '1 finding' : `${findings.length} findings`;
  return times > findings.length ? `${number}, met ${times} times` : number;
}

/** How much was tried, where a result says so. */
export function noteOf(verdict: Verdict): string | undefined {
  return verdict.kind === 'not tried' ? undefined : verdict.note;
}

/** How many calls of a finding come before those that are shown; empty for none. */
export function leftOutOf({ leftOut }: Pick<ShownFinding, 'leftOut'>): string {
  return leftOut === 0 ? '' : `${leftOut} earlier calls are left out.`;
}

function findingText(finding: ShownFinding): string {
  const { rule, title, says, times, contract, calls, command } = finding;
  const leftOut = leftOutOf(finding);
  const exchanges = calls.flatMap(({ request, answer }) => [
    indented(request, '  > '),
    indented(answer, '  < '),
  ]);
  return [
    '',
    `✗ ${rule}: ${title}`,
    `  ${says}${timesOf(times)}`,
    ...scopeOf(finding).map((line) => `  ${line}`),
    `  Contract: ${contract}`,
    ...(leftOut === '' ? [] : [`  ${leftOut}`]),
    ...exchanges,
    `  Repeat: ${command}`,
  ].join('\n');
}

function indented(text: string, mark: string): string {
  return text
    .split('\n')
    .map((line) => mark + line)
    .join('\n');
}
