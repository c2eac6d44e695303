import type { Verdict } from '../outcome.ts';
import type { Part, Report, ShownFinding } from './report.ts';

/** The report for a terminal. */
export function textReport({ profile, seed, parts, findings, used }: Report): string {
  const missing = parts.flatMap(({ lines }) =>
    lines.flatMap(({ id, verdict }) => (verdict.kind === 'not tried' ? [`  ${id}: ${verdict.why}`] : [])),
  );
  return [
    `Conformance, profile ${profile}, seed ${seed}`,
    ...parts.map(totalOf),
    ...(findings.length > 0
      ? ['', `${findings.length} findings`, ...findings.map(findingText)]
      : ['No findings.']),
    ...(missing.length > 0 ? ['', 'Not tried', ...missing] : []),
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

export function verdictText(verdict: Verdict): string {
  return verdict.kind === 'not tried' ? `not tried: ${verdict.why}` : verdict.kind;
}

function findingText({ rule, title, says, times, contract, calls, command }: ShownFinding): string {
  const exchanges = calls.flatMap(({ request, answer }) => [
    indented(request, '  > '),
    indented(answer, '  < '),
  ]);
  return [
    '',
    `✗ ${rule}: ${title}`,
    `  ${says}${timesOf(times)}`,
    `  Contract: ${contract}`,
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
