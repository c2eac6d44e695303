import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'yaml';

/** Seen from the root of the repository, from which everything here runs. */
export const WORKFLOWS = 'openapi/workflows';

export interface WorkflowStep {
  readonly document: string;
  readonly workflow: string;
  readonly step: string;
  readonly operationId: string;
}

interface Arazzo {
  readonly workflows: readonly {
    readonly workflowId: string;
    readonly steps: readonly { readonly stepId: string; readonly operationId: string }[];
  }[];
}

/** The paths of all workflow documents, by name. */
export function workflowDocuments(folder = WORKFLOWS): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.arazzo.yaml'))
    .toSorted()
    .map((name) => `${folder}/${name}`);
}

/** What the documents would do if every step passed, in the order of running. */
export function stepsOf(documents: readonly string[]): WorkflowStep[] {
  return documents.flatMap((document) => {
    const { workflows } = parse(readFileSync(document, 'utf8')) as Arazzo;
    return workflows.flatMap(({ workflowId: workflow, steps }) =>
      steps.map(({ stepId: step, operationId }) => ({ document, workflow, step, operationId })),
    );
  });
}
