import { RULES, type Rule } from '#sandbox/operation/rules.ts';
import type { CountedSet, Selector } from '#sandbox/operation/sets.ts';
import type { LESS_THAN_USUAL } from '#sandbox/operation/arrivals.ts';

/** The counter that the operator's backend exports: `count` of each event, by site and the event's other fields. */
export const EVENTS = 'voucher_operation_events_total';

/** What can be told apart in a recorded set. */
const LABELS = 'site, name';

/** The name under which the growth of a set in a span is recorded. */
export function recordOf({ id }: CountedSet, span: string): string {
  return `voucher:${id}:increase${span}`;
}

/** The events of a set in a span. */
export function increaseOf({ selectors }: CountedSet, span: string): string {
  const parts = selectors.map((selector) => `increase(${EVENTS}{${matchersOf(selector)}}[${span}])`);
  return `sum by (${LABELS}) (${parts.join(' or ')})`;
}

function matchersOf({ kind, names, steps, bounds }: Selector): string {
  return [
    `kind="${kind}"`,
    ...(names === undefined ? [] : [oneOf('name', names)]),
    ...(steps === undefined ? [] : [oneOf('step', steps)]),
    // A label that is absent is the same as an empty one.
    ...(bounds === undefined
      ? []
      : [
          oneOf(
            'up_to',
            bounds.map((bound) => (bound === null ? '' : String(bound))),
          ),
        ]),
  ].join(', ');
}

function oneOf(label: string, values: readonly string[]): string {
  const [first = ''] = values;
  return values.length === 1 ? `${label}="${first}"` : `${label}=~"${values.map(literal).join('|')}"`;
}

/** As a part of a regular expression within a string of PromQL. */
function literal(value: string): string {
  return value.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\\$&`);
}

/** Sounds while more of `part` was counted than `share` of `whole`. */
export function shareExpression({ part, whole, least, share, by }: Rule, span: string): string {
  const [wrong, could] = [recordOf(part, span), recordOf(whole, span)];
  const sum = by === undefined ? 'sum' : `sum by (${by})`;
  // A name is a share of all; a site is measured by its own pages.
  const most = by === 'site' ? `sum by (site) (${could})` : `scalar(sum(${could}) or vector(0))`;
  return `(${sum} (${wrong}) >= ${least}) > ${share} * ${most}`;
}

/** Sounds while a site has less than `share` of what it had on each of the earlier days. */
export function missingExpression(
  { counted, daysAgo, share, least }: typeof LESS_THAN_USUAL,
  span: string,
): string {
  const sum = (offset: string): string => `sum by (site) (${recordOf(counted, span)}${offset})`;
  return daysAgo
    .map((days) => {
      const earlier = sum(` offset ${days}d`);
      return `${share} * (${earlier} >= ${least}) > (${sum('')} or 0 * ${earlier})`;
    })
    .map((sounds) => `(${sounds})`)
    .join(' and ');
}

/** All that the alarms count, each once. */
export function countedSets(): readonly CountedSet[] {
  return [...new Set(RULES.flatMap(({ part, whole }) => [part, whole]))];
}
