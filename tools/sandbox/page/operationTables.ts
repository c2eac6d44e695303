import { html } from 'hono/html';
import { rfc3339 } from '../core/clock.ts';
import { SITES } from '../core/sites.ts';
import type { Line, OperationBook } from '../operation/book.ts';
import { MEASURES, type Measure } from '../operation/names.ts';
import { measureOf, percentile } from '../operation/percentiles.ts';
import { type Markup, part, table, tablePart } from './markup.ts';

const HOURS = 6;
const MOST_PROBLEMS = 40;
const SHARES = [0.5, 0.75, 0.95];

/** Openings, problems, crashes and lost calls of each site in the last ten minutes. */
export function ratesPart(lines: readonly Line[]): Markup {
  const rows = sitesIn(lines).map((site) => {
    const own = lines.filter((line) => line.site === site);
    const opened = count(own, ({ kind }) => kind === 'step');
    const calls = count(own, ({ kind }) => kind === 'call');
    const per = (wrong: number, whole: number) =>
      whole === 0 ? '–' : `${((100 * wrong) / whole).toFixed(1)} %`;
    return html`<tr>
      <th scope="row">${site}</th>
      <td class="number">${opened}</td>
      <td class="number">${per(
        count(own, ({ kind }) => kind === 'problem'),
        opened,
      )}</td>
      <td class="number">${per(
        count(own, ({ kind }) => kind === 'crash' || kind === 'chunk'),
        opened,
      )}</td>
      <td class="number">${per(
        count(own, ({ kind }) => kind === 'policy' || kind === 'trusted-types'),
        opened,
      )}</td>
      <td class="number">${per(
        count(own, ({ kind, name }) => kind === 'call' && name === 'lost'),
        calls,
      )}</td>
    </tr>`;
  });
  return tablePart('rates', 'Rates', {
    caption: 'The last ten minutes; shares are of the opened pages, lost calls of all calls',
    heads: ['Site', 'Pages opened', 'Problems', 'Crashes', 'Policy', 'Calls lost'],
    rows,
    none: 'Nothing has arrived in the last ten minutes. Open a site, type a letter and hide the page, or simulate.',
  });
}

/** Percentiles of the web vitals and of the calls, from their buckets. */
export function speedPart(book: OperationBook): Markup {
  const lines = book.hours(HOURS).flatMap((hour) => hour.lines);
  const rows = MEASURES.map((measure) => {
    const own = lines.filter((line) => measureOf(line) === measure);
    return html`<tr>
      <th scope="row">${measure === 'call' ? 'Calls to the backend' : measure}</th>
      <td class="number">${count(own, () => true)}</td>
      ${SHARES.map((share) => html`<td class="number">${bucket(measure, percentile(own, measure, share))}</td>`)}
    </tr>`;
  });
  const heads = ['Measure', 'Values', 'p50', 'p75', 'p95'];
  return part(
    'speed',
    'Speed',
    table('The last six hours, all sites; upper bounds of the buckets', heads, rows),
  );
}

/** Problems per site and hour, the most frequent first. */
export function problemsPart(book: OperationBook): Markup {
  const hours = book.hours(HOURS);
  const sums = new Map<string, { readonly site: string; readonly name: string; readonly counts: number[] }>();
  for (const [index, { lines }] of hours.entries())
    for (const { site, kind, name, count: times } of lines) {
      if (kind !== 'problem') continue;
      const key = `${site} ${name}`;
      const sum = sums.get(key) ?? { site, name, counts: hours.map(() => 0) };
      sum.counts[index] = (sum.counts[index] ?? 0) + times;
      sums.set(key, sum);
    }
  const total = ({ counts }: { readonly counts: readonly number[] }) =>
    counts.reduce((sum, each) => sum + each, 0);
  const rows = [...sums.values()]
    .toSorted((one, other) => total(other) - total(one))
    .slice(0, MOST_PROBLEMS)
    .map(
      ({ site, name, counts }) => html`<tr>
        <th scope="row">${site}</th>
        <td>${name}</td>
        ${counts.map((each) => html`<td class="number">${each === 0 ? '' : each}</td>`)}
      </tr>`,
    );
  return tablePart('problems', 'Problems per site and hour', {
    caption: 'Problems that were shown, by the hour (UTC) in which they arrived',
    heads: ['Site', 'Problem', ...hours.map(({ start }) => rfc3339(start).slice(11, 16))],
    rows,
    none: 'No problem was shown.',
  });
}

export function enginesPart(book: OperationBook): Markup {
  const rows = [...book.engines()].map(
    ([engine, bodies]) => html`<tr><th scope="row">${engine}</th><td class="number">${bodies}</td></tr>`,
  );
  return tablePart('engines', 'Engines', {
    caption: 'What sent something in the last two days',
    heads: ['Engine', 'Times'],
    rows,
    none: 'Nothing has arrived.',
  });
}

function bucket(measure: Measure, bound: number | null): string {
  if (bound === null) return '–';
  if (!Number.isFinite(bound)) return 'above all';
  if (measure === 'CLS') return `≤ ${bound}`;
  return bound < 1_000 ? `≤ ${bound} ms` : `≤ ${bound / 1_000} s`;
}

/** In the order of the brands; unknown ones last. */
function sitesIn(lines: readonly Line[]): readonly string[] {
  const known = SITES.map(({ id }) => id);
  const there = new Set(lines.map(({ site }) => site));
  return [...known.filter((id) => there.has(id)), ...[...there].filter((id) => !known.includes(id))];
}

function count(lines: readonly Line[], which: (line: Line) => boolean): number {
  return lines.reduce((sum, line) => (which(line) ? sum + line.count : sum), 0);
}
