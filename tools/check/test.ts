/** `npm test`; `npm run check` with `--static`, all steps or those that are named. Continues after a failed step, and ends with the totals. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { noteTestRun, noteTestRunEnd } from './testRun.ts';
import { BUILDS, countOf, DYNAMIC_STEPS, STATIC_STEPS, type Step } from './steps.ts';

const failed = new Set<string>();
const total = { passed: 0, failed: 0 };

const isStatic = process.argv.includes('--static');
const named = process.argv.slice(2).filter((argument) => argument !== '--static');
const unknown = named.filter((name) => !STATIC_STEPS.some((step) => step.name === name));
if (unknown.length > 0 || (named.length > 0 && !isStatic))
  throw new Error(`No such step; there are: ${STATIC_STEPS.map(({ name }) => name).join(', ')}.`);
if (!isStatic) noteTestRun();
const chosen = STATIC_STEPS.filter(({ name }) => named.length === 0 || named.includes(name));
// These steps are independent. Each prints its output at its end. The builds take longest, so they start first.
const waiting = isStatic ? [...chosen] : [...BUILDS, ...chosen];
const lanes = Array.from({ length: availableParallelism() }, async () => {
  for (let step = waiting.shift(); step; step = waiting.shift()) take(step, await run(step, 'pipe'));
});
await Promise.all(lanes);
if (!isStatic) {
  for (const step of DYNAMIC_STEPS) {
    const missing = step.needs?.find((name) => failed.has(name));
    take(step, missing === undefined ? await run(step, 'inherit') : skip(step, missing));
  }
  noteTestRunEnd();
}

if (failed.size > 0) console.log(`\nFailed: ${[...failed].join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

function take(step: Step, isOk: boolean): void {
  const count = countOf(step, isOk);
  total.passed += count.passed;
  total.failed += count.failed;
  if (!isOk) failed.add(step.name);
}

async function run(step: Step, output: 'inherit' | 'pipe'): Promise<boolean> {
  // The report of an earlier run must not count if this run crashes before it writes its own.
  if (step.report !== undefined) rmSync(step.report.file, { force: true });
  const [command = '', ...rest] = step.command;
  const start = performance.now();
  if (output === 'inherit') console.log(`\n> ${step.name}`);
  const child = spawn(command, rest, {
    stdio: ['inherit', output, output],
    // npm puts its commands on the PATH; Windows finds the .cmd files there only through a shell.
    shell: process.platform === 'win32',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', ...step.environment },
  });
  const said: Buffer[] = [];
  child.stdout?.on('data', (part: Buffer) => said.push(part));
  child.stderr?.on('data', (part: Buffer) => said.push(part));
  const isOk = await new Promise<boolean>((end) => {
    child.on('error', (error) => {
      said.push(Buffer.from(`${error.message}\n`));
      end(false);
    });
    child.on('close', (status) => end(status === 0));
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (output === 'pipe') console.log(`\n> ${step.name}`);
  process.stdout.write(Buffer.concat(said));
  console.log(`${isOk ? 'ok' : 'FAILED'} ${step.name} (${seconds} s)`);
  return isOk;
}

function skip(step: Step, missing: string): boolean {
  if (step.report !== undefined) rmSync(step.report.file, { force: true });
  console.log(`\n> ${step.name}\nFAILED ${step.name}: not run, since ${missing} failed`);
  return false;
}
