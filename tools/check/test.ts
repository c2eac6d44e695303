/**
 * `npm test`; `npm run check` with `--static`: all steps or those that are named, of everything or of the files and
 * folders that are named. Continues after a failed step, and ends with the totals.
 */
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { unknownOf, withSentences, WrongStart } from '../machine/options.ts';
import { openProgress } from '../machine/progress.ts';
import { noteTestRun, noteTestRunEnd } from './testRun.ts';
import { slowest, type Timed } from './slowest.ts';
import { BUILDS, countOf, DYNAMIC_STEPS, filesOf, STATIC_STEPS, type Step } from './steps.ts';

const failed = new Set<string>();
const total = { passed: 0, failed: 0 };
const times: Timed[] = [];

const isStatic = process.argv.includes('--static');
const words = process.argv.slice(2).filter((argument) => argument !== '--static');
const named = STATIC_STEPS.filter(({ name }) => words.includes(name));
const places = words.filter((word) => !named.some(({ name }) => name === word));
const chosen = (named.length > 0 ? named : STATIC_STEPS).filter(
  (step) => places.length === 0 || step.places !== undefined || named.includes(step),
);
await withSentences(() => {
  if (words.length > 0 && !isStatic) throw new WrongStart('npm test takes no words; npm run check does.');
  const [missing] = places.filter((place) => !existsSync(place));
  const steps = STATIC_STEPS.map(({ name }) => name);
  if (missing !== undefined) throw new WrongStart(unknownOf('step, file or folder', missing, steps));
  const whole = named.find((step) => places.length > 0 && step.places === undefined);
  if (whole !== undefined) throw new WrongStart(`The step ${whole.name} only checks everything.`);
});
if (!isStatic) noteTestRun();
// These steps are independent. Each prints its output at its end. The builds take longest, so they start first.
const waiting = isStatic ? [...chosen] : [...BUILDS, ...chosen];
const underWay = new Set<string>();
const progress = openProgress();
const lanes = Array.from({ length: availableParallelism() }, async () => {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    tell(underWay.add(step.name));
    take(step, await run(step, 'pipe'));
    underWay.delete(step.name);
    tell(underWay);
  }
});
await Promise.all(lanes);
progress.end();
if (!isStatic) {
  for (const step of DYNAMIC_STEPS) {
    const missing = step.needs?.find((name) => failed.has(name));
    take(step, missing === undefined ? await run(step, 'inherit') : skip(step, missing));
  }
  noteTestRunEnd();
}

if (!isStatic) {
  console.log(['\nSlowest steps:', ...slowest(times, 5)].join('\n'));
  console.log(['\nSlowest test files:', ...slowest(DYNAMIC_STEPS.flatMap(filesOf), 10)].join('\n'));
}
if (failed.size > 0) console.log(`\nFailed: ${[...failed].join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

function tell(now: ReadonlySet<string>): void {
  progress.at(`under way: ${[...now].join(', ')}; ${waiting.length} steps wait`);
}

function take(step: Step, isOk: boolean): void {
  const count = countOf(step, isOk);
  total.passed += count.passed;
  total.failed += count.failed;
  if (!isOk) failed.add(step.name);
}

async function run(step: Step, output: 'inherit' | 'pipe'): Promise<boolean> {
  // The report of an earlier run must not count if this run crashes before it writes its own.
  if (step.report !== undefined) rmSync(step.report.file, { force: true });
  const [command = '', ...rest] = [...step.command, ...(places.length > 0 ? places : (step.places ?? []))];
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
  const seconds = (performance.now() - start) / 1000;
  times.push({ name: step.name, seconds });
  if (output === 'pipe') {
    progress.clear();
    console.log(`\n> ${step.name}`);
  }
  process.stdout.write(Buffer.concat(said));
  console.log(`${isOk ? 'ok' : 'FAILED'} ${step.name} (${seconds.toFixed(1)} s)`);
  return isOk;
}

function skip(step: Step, missing: string): boolean {
  if (step.report !== undefined) rmSync(step.report.file, { force: true });
  console.log(`\n> ${step.name}\nFAILED ${step.name}: not run, since ${missing} failed`);
  return false;
}
