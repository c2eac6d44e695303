/**
 * `npm test`, and with `--static` `npm run check`: runs all steps, goes on after a failing one, and ends with
 * the totals of all of them.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { countOf, DYNAMIC_STEPS, STATIC_STEPS, type Step } from './steps.ts';

const steps = process.argv.includes('--static') ? STATIC_STEPS : [...STATIC_STEPS, ...DYNAMIC_STEPS];
const failed = new Set<string>();
const total = { passed: 0, failed: 0 };

for (const step of steps) {
  const missing = step.needs?.find((name) => failed.has(name));
  const isOk = missing === undefined ? run(step) : skip(step, missing);
  const count = countOf(step, isOk);
  total.passed += count.passed;
  total.failed += count.failed;
  if (!isOk) failed.add(step.name);
}

if (failed.size > 0) console.log(`\nFailed: ${[...failed].join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

function run(step: Step): boolean {
  // A report of an earlier run must not be counted when this one crashes before it writes its own.
  if (step.report !== undefined) rmSync(step.report.file, { force: true });
  const [command = '', ...rest] = step.command;
  const start = performance.now();
  console.log(`\n> ${step.name}`);
  const { status, error } = spawnSync(command, rest, {
    stdio: 'inherit',
    // npm's folder of commands is on the PATH; Windows finds its .cmd files there only through a shell.
    shell: process.platform === 'win32',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', ...step.environment },
  });
  if (error !== undefined) console.error(error.message);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'ok' : 'FAILED'} ${step.name} (${seconds} s)`);
  return status === 0;
}

function skip(step: Step, missing: string): boolean {
  if (step.report !== undefined) rmSync(step.report.file, { force: true });
  console.log(`\n> ${step.name}\nFAILED ${step.name}: not run, since ${missing} failed`);
  return false;
}
