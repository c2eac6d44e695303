import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LONGEST_CALL } from '../driver/unanswered.ts';
import { stepsOf, workflowDocuments } from './documents.ts';
import type { Inputs } from './inputs.ts';
import { masked, withoutAnswers } from './mask.ts';
import { type StepResult, readReport } from './report.ts';

interface WorkflowRun {
  /** Address of the contract's server, such as https://www.voucher-de.example/api. */
  readonly server: string;
  readonly inputs: Inputs;
  /** Paths of Arazzo documents; default: all of openapi/workflows. */
  readonly documents?: readonly string[];
}

export type WorkflowOutcome =
  | { readonly kind: 'ran'; readonly steps: readonly StepResult[] }
  /** Says nothing about the server: a document is broken, the server does not answer, the CLI is missing. */
  | { readonly kind: 'could-not-run'; readonly reason: string };

const CLI = '@redocly/cli/bin/cli.js';
/** Of all calls together, in milliseconds. */
const LONGEST_RUN = 600_000;
/** Redocly prints every check. */
const MOST_OUTPUT = 64 * 1024 * 1024;

/**
 * Runs Arazzo workflows with Redocly's `respect` against a server and returns one result for each step. Texts of the
 * results hold none of the inputs' values and none of the answers' texts. Connects to no other host.
 *
 * The inputs travel in the arguments of a process, which other users of the machine can list while it runs.
 */
export async function runWorkflows({ server, inputs, documents }: WorkflowRun): Promise<WorkflowOutcome> {
  const files = documents ?? workflowDocuments();
  const folder = mkdtempSync(join(tmpdir(), 'workflows-'));
  const report = join(folder, 'report.json');
  try {
    const output = await respect([
      ...files,
      `--server=api=${server}`,
      `--input=${JSON.stringify(inputs)}`,
      `--json-output=${report}`,
      `--max-fetch-timeout=${LONGEST_CALL}`,
      `--execution-timeout=${LONGEST_RUN}`,
    ]);
    if (!existsSync(report)) return { kind: 'could-not-run', reason: masked(output, inputs).trim() };
    const read = readReport(readFileSync(report, 'utf8'), stepsOf(files));
    if (typeof read === 'string') return { kind: 'could-not-run', reason: read };
    return { kind: 'ran', steps: read.map((step) => withoutValues(step, inputs)) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What the CLI printed. Its exit code does not tell a failed step from a broken document. */
function respect(options: readonly string[]): Promise<string> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const cli = installedCli();
  if (cli === undefined) return Promise.resolve('@redocly/cli is not installed.');
  return new Promise((done) => {
    execFile(
      process.execPath,
      [cli, 'respect', ...options],
      { env, maxBuffer: MOST_OUTPUT },
      (error, stdout, stderr) => done(stderr || stdout || (error?.message ?? '')),
    );
  });
}

/** Looked up late: the package works without it too, and then runs no workflows. */
function installedCli(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(CLI);
  } catch {
    return undefined;
  }
}

function withoutValues(step: StepResult, inputs: Inputs): StepResult {
  const failedChecks = step.failedChecks.map(({ check, reason }) => ({
    check,
    reason: withoutAnswers(masked(reason, inputs)),
  }));
  return { ...step, failedChecks };
}
