/** All of Redocly's recommended rules. Fails on warnings too, with which Redocly exits 0. */
import { spawnSync } from 'node:child_process';

const CONTRACT = 'openapi/voucher-api.yaml';

interface LintReport {
  totals: { errors: number; warnings: number; ignored: number };
  problems: { message: string; ruleId: string; location: { pointer?: string }[] }[];
}

const { stdout, stderr } = spawnSync(
  'redocly',
  ['lint', CONTRACT, '--extends', 'recommended', '--format', 'json', '--max-problems', '1000'],
  {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    maxBuffer: 64 * 1024 * 1024,
  },
);
const report = parse(stdout);
for (const { ruleId, message, location } of report?.problems ?? []) {
  console.error(`${CONTRACT}${location[0]?.pointer ?? ''}: ${message} (${ruleId})`);
}
if (report === undefined) console.error(stderr);
const { errors, warnings, ignored } = report?.totals ?? { errors: 1, warnings: 0, ignored: 0 };
console.log(`${CONTRACT}: ${errors} errors, ${warnings} warnings, ${ignored} ignored`);
process.exitCode = errors + warnings + ignored === 0 ? 0 : 1;

function parse(text: string): LintReport | undefined {
  const start = text.indexOf('{');
  return start < 0 ? undefined : (JSON.parse(text.slice(start)) as LintReport);
}
