import { expect, it } from 'vitest';
import { outboxOf, wait } from './shopping.ts';
import { Visitor } from './visitor.ts';

it('reminds the giver of a voucher that is not activated, at most once a day', async () => {
  const visitor = new Visitor();
  const { code, serialNumber } = await visitor.voucher('not-activated');
  const enter = async () => (await visitor.enter(code)).body.nextReminderAt;
  expect([await enter(), await enter()]).toEqual(['2026-11-22T12:00:00Z', '2026-11-22T12:00:00Z']);
  const [mail, ...others] = await outboxOf(visitor);
  expect(others).toEqual([]);
  expect(mail?.to).toBe('giver@mail.example');
  expect(mail?.subject).toContain(serialNumber);
  expect(mail?.text).not.toContain(code);
  await wait(visitor, 24);
  expect(await enter()).toBe('2026-11-23T12:00:00Z');
  expect(await outboxOf(visitor)).toHaveLength(2);
});

it('reminds nobody of a voucher that is refused for another reason', async () => {
  const visitor = new Visitor();
  const answer = await visitor.enter((await visitor.voucher('cancelled')).code);
  expect(answer.body.nextReminderAt).toBeUndefined();
  expect(await outboxOf(visitor)).toEqual([]);
});
