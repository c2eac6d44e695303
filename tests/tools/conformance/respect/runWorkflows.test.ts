import { expect, it } from 'vitest';
import { WORKFLOWS, stepsOf, workflowDocuments } from '#conformance/respect/documents.ts';
import { type WorkflowOutcome, runWorkflows } from '#conformance/respect/runWorkflows.ts';
import { openStandIn } from './standIn.ts';

const VOUCHERS = `${WORKFLOWS}/vouchers.arazzo.yaml`;

function stepsIn(outcome: WorkflowOutcome) {
  if (outcome.kind === 'could-not-run') throw new Error(outcome.reason);
  return outcome.steps;
}

it('passes every step of every workflow against the stand-in', async () => {
  const { server, inputs, close } = await openStandIn();
  const steps = stepsIn(await runWorkflows({ server, inputs }));
  await close();
  expect(steps.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
  expect(steps).toHaveLength(stepsOf(workflowDocuments()).length);
});

it('finds an answer that breaks the contract, skips what depends on it, and repeats no input', async () => {
  const { server, inputs, close } = await openStandIn(async (request, answer) => {
    if (!request.url.endsWith('/v2/voucher/token')) return answer;
    return Response.json({ token: { of: inputs['voucherCode'] } });
  });
  const steps = stepsIn(await runWorkflows({ server, inputs, documents: [VOUCHERS] }));
  await close();
  expect(steps.map(({ workflow, step, outcome }) => [workflow, step, outcome])).toEqual([
    ['code', 'token', 'failed'],
    ['code', 'renewal', 'skipped'],
    ['question', 'question', 'passed'],
    ['partner', 'entry', 'passed'],
  ]);
  const checks = steps[0]?.failedChecks ?? [];
  expect(checks.map(({ check }) => check)).toContain('schema check');
  expect(steps[0]?.operationId).toBe('createVoucherToken');
  expect(JSON.stringify(checks)).not.toContain(inputs['voucherCode']);
});

it('tells a server that does not answer from a failed step', async () => {
  const { server, inputs, close } = await openStandIn();
  await close();
  const outcome = await runWorkflows({ server, inputs, documents: [VOUCHERS] });
  expect(outcome).toEqual({ kind: 'could-not-run', reason: 'The server does not answer.' });
});

it('tells a document that cannot be run from a failed step', async () => {
  const inputs = { voucherCode: 'Y245YWVDV' };
  const documents = [`${WORKFLOWS}/none.arazzo.yaml`];
  const outcome = await runWorkflows({ server: 'http://127.0.0.1:9/api', inputs, documents });
  expect(outcome.kind).toBe('could-not-run');
});
