import { parser } from '@prometheus-io/lezer-promql';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { LESS_THAN_USUAL } from '#sandbox/operation/arrivals.ts';
import { BOUNDS, NAMES } from '#sandbox/operation/names.ts';
import { RULES } from '#sandbox/operation/rules.ts';
import type { Selector } from '#sandbox/operation/sets.ts';
import { prometheusRules } from '#tools/monitor/alarms/prometheusRules.ts';
import { countedSets, EVENTS } from '#tools/monitor/alarms/promql.ts';

interface Rule {
  readonly record?: string;
  readonly alert?: string;
  readonly expr: string;
  readonly annotations?: Readonly<Record<'summary' | 'description', string>>;
}

const rulesOf = (minutes: number) =>
  (parse(prometheusRules(minutes)) as { groups: { rules: Rule[] }[] }).groups.flatMap(({ rules }) => rules);
const rules = rulesOf(1);
const recorded = new Set(rules.map(({ record }) => record));

/** Prometheus' own grammar, as its own editor reads it. */
function nodesOf(expr: string): readonly { name: string; text: string }[] {
  const nodes: { name: string; text: string }[] = [];
  parser.parse(expr).iterate({
    enter: ({ type, from, to }) => void nodes.push({ name: type.name, text: expr.slice(from, to) }),
  });
  return nodes;
}

const faultsOf = (expr: string) => nodesOf(expr).filter(({ name }) => name === '⚠');

it('is read by a grammar that finds faults', () => {
  expect(faultsOf('sum by (site) (a offset 1d) > 2')).toEqual([]);
  expect(faultsOf('sum by (site (a)')).not.toEqual([]);
  expect(faultsOf('a{b="c"')).not.toEqual([]);
});

it.each([1, 15])('writes rules that Prometheus can read (%i minutes)', (minutes) => {
  for (const { expr } of rulesOf(minutes))
    expect({ expr, faults: faultsOf(expr) }).toEqual({ expr, faults: [] });
});

it('counts only the exported counter, and compares only what it recorded', () => {
  for (const { alert, expr } of rules) {
    const metrics = nodesOf(expr)
      .filter(({ name }) => name === 'VectorSelector')
      .map(({ text }) => /^[\w:]+/.exec(text)?.[0] ?? '');
    expect(metrics.length).toBeGreaterThan(0);
    for (const metric of metrics)
      if (alert === undefined) expect(metric).toBe(EVENTS);
      else expect(recorded).toContain(metric);
  }
});

it('has a rule for each alarm, by its share and its least number', () => {
  const alerts = rules.filter(({ alert }) => alert !== undefined);
  const expected = [...RULES, LESS_THAN_USUAL];
  expect(alerts).toHaveLength(expected.length);
  for (const [index, { title, share, least }] of expected.entries()) {
    const numbers = nodesOf(alerts[index]?.expr ?? '')
      .filter(({ name }) => name === 'NumberDurationLiteral')
      .map(({ text }) => Number(text));
    expect({ title, numbers }).toEqual({ title, numbers: expect.arrayContaining([share, least]) as unknown });
    expect(alerts[index]?.annotations?.summary).toContain(title);
    expect(alerts[index]?.annotations?.description).toContain(`${Math.round(100 * share)} %`);
  }
});

it('selects by names of the operator’s log alone, with the words of patterns taken literally', () => {
  const known = (kind: Selector['kind'], name: string) =>
    kind === 'problem' || (NAMES[kind] as readonly string[]).includes(name);
  for (const { selectors } of [...countedSets(), LESS_THAN_USUAL.counted])
    for (const { kind, names = [], bounds = [] } of selectors) {
      expect(names.filter((name) => !known(kind, name))).toEqual([]);
      if (kind === 'call')
        expect(bounds.filter((bound) => bound !== null && !BOUNDS.call.some((one) => one === bound))).toEqual(
          [],
        );
    }
  const entries = rules.find(({ record }) => record === 'voucher:opened_entries:increase1m')?.expr ?? '';
  const pattern = JSON.parse(/step=~(".*")\}/.exec(entries)?.[1] ?? '') as string;
  expect(
    ['/', '/:category?', '/shops', '/:categor'].filter((step) => new RegExp(`^(?:${pattern})$`).test(step)),
  ).toEqual(['/', '/:category?']);
});
