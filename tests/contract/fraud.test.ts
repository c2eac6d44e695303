import { expect } from 'vitest';
import { readyKey } from '../tools/sandbox/shopping.ts';
import { Contract } from '#conformance/contract/contract.ts';
import { contractText } from '#conformance/contract/contractFile.ts';
import { FRAUD, Judge } from './judge.ts';
import { it } from '../tools/sandbox/visits.ts';
import { someData } from '../tools/sandbox/fraudData.ts';

const judge = new Judge();
const { get, postAt } = judge;
const PATH = '/v2/fraud-prevention';

it('tells how far each ready check is as the contract says', async ({ visitor }) => {
  const { body } = await visitor.get<Record<string, string>>('/sandbox/links');
  const names = Object.keys(body).filter((name) => name.startsWith('fraudCheck'));
  expect(names).toHaveLength(8);
  for (const name of names) await get(visitor, PATH, 200, await readyKey(visitor, name));
  await get(visitor, PATH, 404, 'none');
});

it('takes the data, and refuses to, as the contract says', async ({ visitor }) => {
  const link = await readyKey(visitor, 'fraudCheck');
  const give = (body: unknown, status: number, to = link) =>
    postAt(visitor, to, `${PATH}/data`, body, status);
  await give({}, 400);
  await give(someData({ city: '' }), 422);
  await give(someData(), 404, 'none');
  await give(someData(), 200);
  await give(someData(), 200);
});

it('takes the document, and refuses to, as the contract says', async ({ visitor }) => {
  const contract = new Contract(contractText());
  const path = `${PATH}/document`;
  const send = async (text: string, check: string) => {
    const link = check === 'none' ? check : await readyKey(visitor, check);
    const answer = await visitor.upload(`/api${path}`, new Blob([text]), { link });
    expect(await contract.faultsOf('POST', path, answer), check).toEqual([]);
    return answer.status;
  };
  judge.seen.add(contract.operationAt('POST', path).operationId);
  expect(await send('%PDF-1.7', 'fraudCheck')).toBe(409);
  expect(await send('<svg/>', 'fraudCheckDocument')).toBe(422);
  expect(await send('%PDF-1.7', 'none')).toBe(404);
  expect(await send('%PDF-1.7', 'fraudCheckDocument')).toBe(200);
  expect(await send('%PDF-1.7', 'fraudCheckReview')).toBe(200);
});

it('takes the PIN, and locks, as the contract says', async ({ visitor }) => {
  const enter = async (pin: unknown, status: number, check: string) =>
    postAt(visitor, await readyKey(visitor, check), `${PATH}/pin`, { pin }, status);
  await enter(1, 400, 'fraudCheckPin');
  await enter('1111', 409, 'fraudCheck');
  for (const status of [403, 403, 403, 403, 423]) await enter('1111', status, 'fraudCheckPin');
  await enter('042817', 200, 'fraudCheckLetter');
});

it('has made every call of the check', () => {
  expect([...judge.seen].toSorted()).toEqual(FRAUD);
});
