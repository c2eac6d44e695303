import type { Verdict } from '../outcome.ts';
import type { Line, Part, Report, ShownFinding } from './report.ts';
import { escaped } from './escaped.ts';
import { leftOutOf, noteOf, scopeOf, timesOf } from './text.ts';

/** The report for build servers. Every finding is a failure of its rule; calls and codes have cases of their own. */
export function junitReport({ parts, findings }: Report): string {
  const suites = [...parts.map(suiteOf), findingsSuite(findings)];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conformance">\n${suites.join('\n')}\n</testsuites>\n`;
}

function suiteOf({ name, lines }: Part): string {
  const failed = lines.filter(({ verdict }) => verdict.kind === 'failed').length;
  const skipped = lines.filter(({ verdict }) => verdict.kind === 'not tried').length;
  return suite(name, { tests: lines.length, failed, skipped }, lines.map(caseOf));
}

function caseOf({ id, title, verdict }: Line): string {
  const name = escaped(title === '' ? id : `${id}: ${title}`);
  const note = noteOf(verdict);
  const inner = resultOf(verdict) + (note === undefined ? '' : `<system-out>${escaped(note)}</system-out>`);
  if (inner === '') return `    <testcase classname="conformance" name="${name}"/>`;
  return `    <testcase classname="conformance" name="${name}">${inner}</testcase>`;
}

function resultOf(verdict: Verdict): string {
  if (verdict.kind === 'not tried') return `<skipped message="${escaped(verdict.why)}"/>`;
  return verdict.kind === 'failed' ? '<failure message="See the findings."/>' : '';
}

function findingsSuite(findings: readonly ShownFinding[]): string {
  const cases = findings.map((finding) => {
    const { rule, says, times, contract, calls, command } = finding;
    const leftOut = leftOutOf(finding);
    const text = [
      ...scopeOf(finding),
      `Contract: ${contract}`,
      ...(leftOut === '' ? [] : [leftOut]),
      ...calls.flatMap(({ request, answer }) => [request, answer]),
      `Repeat: ${command}`,
    ].join('\n');
    const failure = `<failure message="${escaped(says)}${timesOf(times)}">${escaped(text)}</failure>`;
    return `    <testcase classname="conformance.findings" name="${escaped(rule)}">${failure}</testcase>`;
  });
  return suite('findings', { tests: cases.length, failed: cases.length, skipped: 0 }, cases);
}

function suite(
  name: string,
  { tests, failed, skipped }: { tests: number; failed: number; skipped: number },
  cases: readonly string[],
): string {
  const counts = `tests="${tests}" failures="${failed}" errors="0" skipped="${skipped}"`;
  return [`  <testsuite name="${name}" ${counts}>`, ...cases, '  </testsuite>'].join('\n');
}
