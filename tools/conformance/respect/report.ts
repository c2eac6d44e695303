import { z } from 'zod';
import type { WorkflowStep } from './documents.ts';

const Check = z.object({
  name: z.string(),
  passed: z.boolean(),
  message: z.string().default(''),
  condition: z.string().optional(),
});

const Step = z.object({ stepId: z.string(), checks: z.array(Check) });

const Workflow = z.object({ workflowId: z.string(), executedSteps: z.array(Step) });

/** The JSON output of `redocly respect`, as far as it is read here. */
const Report = z.object({
  files: z.record(
    z.string(),
    z.object({ executedWorkflows: z.array(Workflow), globalTimeoutError: z.boolean().default(false) }),
  ),
});

export interface FailedCheck {
  /** What Redocly calls the check, such as `schema check`. */
  readonly check: string;
  /** The condition of the workflow, or Redocly's reason. */
  readonly reason: string;
}

export interface StepResult extends WorkflowStep {
  /** `skipped`: a step before it failed, or ended the workflow. */
  readonly outcome: 'passed' | 'failed' | 'skipped';
  readonly failedChecks: readonly FailedCheck[];
}

const UNREACHABLE = 'failed network request';

/**
 * One result for each step that was to run.
 * @param text the JSON output of `redocly respect`
 * @returns a sentence in its place where the output says nothing about the server's answers
 */
export function readReport(text: string, wanted: readonly WorkflowStep[]): readonly StepResult[] | string {
  const read = Report.safeParse(JSON.parse(text));
  if (!read.success) return 'The JSON output has another shape than that of @redocly/cli 2.77.';
  const files = Object.entries(read.data.files);
  if (files.some(([, file]) => file.globalTimeoutError)) return 'The workflows took too long.';
  const ran = new Map(
    files.flatMap(([document, { executedWorkflows }]) =>
      executedWorkflows.flatMap(({ workflowId, executedSteps }) =>
        executedSteps.map(({ stepId, checks }) => [keyOf(document, workflowId, stepId), checks] as const),
      ),
    ),
  );
  const missing = wanted.find(({ document }) => !(document in read.data.files));
  if (missing !== undefined) return `${missing.document} was not run.`;
  const results = wanted.map((step) =>
    resultOf(step, ran.get(keyOf(step.document, step.workflow, step.step))),
  );
  const answered = results.some(
    ({ outcome, failedChecks }) =>
      outcome === 'passed' || failedChecks.some(({ check }) => check !== UNREACHABLE),
  );
  return answered ? results : 'The server does not answer.';
}

function resultOf(step: WorkflowStep, checks: readonly z.infer<typeof Check>[] | undefined): StepResult {
  if (checks === undefined) return { ...step, outcome: 'skipped', failedChecks: [] };
  const failedChecks = checks
    .filter(({ passed }) => !passed)
    .map(({ name, condition, message }) => ({ check: name, reason: condition ?? message.trim() }));
  return { ...step, outcome: failedChecks.length === 0 ? 'passed' : 'failed', failedChecks };
}

function keyOf(document: string, workflow: string, step: string): string {
  return `${document} ${workflow} ${step}`;
}
