/**
 * `npm run probe -- https://host [--json] [--site id] [--table serving.json] [--days 14]`: tests a deployment from outside,
 * for cron or any monitoring. Exit code 0 if all is well, 1 after a fault, 2 if it could not begin. docs/operation.md
 * explains it.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findBrowser } from '../../machine/browser.ts';
import type { ServingTable } from '../../serving/table.ts';
import { type Outcome, reasonOf } from './check.ts';
import { probe } from './probe.ts';

const WORDS = { ok: 'ok     ', failed: 'FAILED ', skipped: 'skipped' } as const;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      site: { type: 'string' },
      table: { type: 'string' },
      days: { type: 'string', default: '14' },
    },
  });
  const [address, ...others] = positionals;
  if (address === undefined || others.length > 0)
    throw new Error('One address is needed, such as https://host.');
  const { origin } = new URL(address);
  if (!/^\d+$/.test(values.days)) throw new Error('--days has to be a whole number.');
  const outcomes = await probe({
    origin: new URL(origin),
    site: values.site,
    table:
      values.table === undefined ? null : (JSON.parse(readFileSync(values.table, 'utf8')) as ServingTable),
    days: Number(values.days),
    browser: findBrowser() ?? null,
  });
  const isWell = outcomes.every(({ state }) => state !== 'failed');
  console.log(
    values.json ? JSON.stringify({ address: origin, isWell, checks: outcomes }) : linesOf(outcomes),
  );
  process.exitCode = isWell ? 0 : 1;
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 2;
}

function linesOf(outcomes: readonly Outcome[]): string {
  return outcomes
    .map(({ id, title, state, says }) => `${WORDS[state]} ${id}: ${[title, ...says].join(' | ')}`)
    .join('\n');
}
