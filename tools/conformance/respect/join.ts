import type { OperationId } from '../contract/contract.ts';
import type { Finding } from '../driver/finding.ts';
import { GONE } from '../driver/unanswered.ts';
import type { Outcome, Verdict } from '../outcome.ts';
import type { StepResult } from './report.ts';
import type { WorkflowOutcome } from './runWorkflows.ts';

/** What `--only` calls the workflows. */
export const WORKFLOWS_ID = 'workflows';

/**
 * Adds the results of the workflows to those of the rules. Checks are named, and their reasons left out: a condition
 * may quote what an operator filled in.
 */
export function withWorkflows(outcome: Outcome, workflows: WorkflowOutcome): Outcome {
  if (workflows.kind === 'could-not-run') {
    const why = outcome.isGone ? GONE : 'the workflows could not be run; the terminal says why';
    return { ...outcome, steps: new Map([[WORKFLOWS_ID, { kind: 'not tried', why }]]) };
  }
  const steps = new Map(workflows.steps.map((step) => [nameOf(step), verdictOf(step)]));
  return { ...outcome, steps, findings: [...outcome.findings, ...workflows.steps.flatMap(findingsOf)] };
}

function nameOf({ document, workflow, step }: StepResult): string {
  const name = document.split('/').at(-1)?.replace('.arazzo.yaml', '') ?? '';
  return `${name}/${workflow}/${step}`;
}

function verdictOf({ outcome }: StepResult): Verdict {
  if (outcome === 'skipped') return { kind: 'not tried', why: 'a step before it failed' };
  return { kind: outcome };
}

function findingsOf(step: StepResult): Finding[] {
  const checks = [...new Set(step.failedChecks.map(({ check }) => check))];
  if (step.outcome !== 'failed') return [];
  const says = `Step ${nameOf(step)} (${step.operationId}) fails: ${checks.join(', ')}.`;
  const operation = step.operationId as OperationId;
  return [{ rule: WORKFLOWS_ID, contract: '', during: WORKFLOWS_ID, says, at: [], operation }];
}
