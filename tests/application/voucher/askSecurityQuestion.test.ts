import { expect, it } from 'vitest';
import { AskSecurityQuestion, answeredQuestion } from '#application/voucher/askSecurityQuestion.ts';
import { done } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';

const QUESTION = { id: 'q-1', question: 'What is 3 + 4?' };

it('passes on the backend’s question', async () => {
  const api = { ask: async () => done(QUESTION) };
  expect(await new AskSecurityQuestion(api).execute()).toEqual(done(QUESTION));
});

it('passes on the reason why there is no question', async () => {
  const api = { ask: async () => refusal('offline') };
  expect(await new AskSecurityQuestion(api).execute()).toEqual(refusal('offline'));
});

it('formats an answered question as a captcha token', () => {
  expect(answeredQuestion(QUESTION, '7')).toBe('question:q-1:7');
  expect(answeredQuestion(QUESTION, ' 7\n')).toBe('question:q-1:7');
});
