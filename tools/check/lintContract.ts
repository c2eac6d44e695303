/**
 * All of Redocly's recommended rules, for the contract and its workflows. Fails on warnings too, with which Redocly
 * exits 0.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const WORKFLOWS = 'openapi/workflows';

interface LintReport {
  totals: { errors: number; warnings: number; ignored: number };
  problems: { message: string; ruleId: string; location: { pointer?: string }[] }[];
}

const workflows = readdirSync(WORKFLOWS).filter((name) => name.endsWith('.arazzo.yaml'));
const files = ['openapi/voucher-api.yaml', ...workflows.map((name) => `${WORKFLOWS}/${name}`)];
const { stdout, stderr } = spawnSync(
  'redocly',
  ['lint', ...files, '--config', 'tools/check/redocly.yaml', '--format', 'json', '--max-problems', '1000'],
  {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    maxBuffer: 64 * 1024 * 1024,
  },
);
const reports = parse(stdout);
if (reports.length !== files.length) console.error(stderr);
for (const [index, file] of files.entries()) {
  const { totals, problems } = reports[index] ?? {
    totals: { errors: 1, warnings: 0, ignored: 0 },
    problems: [],
  };
  for (const { ruleId, message, location } of problems) {
    console.error(`${file}${location[0]?.pointer ?? ''}: ${message} (${ruleId})`);
  }
  const { errors, warnings, ignored } = totals;
  console.log(`${file}: ${errors} errors, ${warnings} warnings, ${ignored} ignored`);
  if (errors + warnings + ignored > 0) process.exitCode = 1;
}

/** One report for each file, in their order, written one after the other. */
function parse(text: string): LintReport[] {
  const start = text.indexOf('{');
  return start < 0
    ? []
    : (JSON.parse(`[${text.slice(start).replaceAll(/^\}\s*\{/gm, '},{')}]`) as LintReport[]);
}
