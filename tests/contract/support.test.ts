import { expect, it } from 'vitest';
import { createSandbox } from '#sandbox/app.ts';
import { NOW } from '../tools/sandbox/visitor.ts';
import { Contract } from '#conformance/contract/contract.ts';
import { contractText } from '#conformance/contract/contractFile.ts';
import { SUPPORT } from './judge.ts';

const contract = new Contract(contractText());
const PATH = '/v2/support/request';
const FIELDS = { topic: 'OTHER', email: 'ada@mail.example', message: 'Nothing came.' };

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

it('takes requests to the customer service, and refuses to, as the contract says', async () => {
  expect(SUPPORT).toEqual([contract.operationAt('POST', PATH).operationId]);
  const app = createSandbox({ now: () => NOW });
  const statusOf = async (body: FormData | string) => {
    const answer = await app.request(`/api${PATH}`, { method: 'POST', body });
    expect(await contract.faultsOf('POST', PATH, answer)).toEqual([]);
    return answer.status;
  };
  expect(await statusOf(formOf(FIELDS))).toBe(201);
  expect(await statusOf(formOf(FIELDS))).toBe(200);
  expect(await statusOf(formOf({ ...FIELDS, email: 'ada' }))).toBe(422);
  expect(await statusOf(formOf({ email: FIELDS.email }))).toBe(400);
  expect(await statusOf('{}')).toBe(400);
});
