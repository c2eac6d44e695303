import { expect, it } from 'vitest';
import { AskSecurityQuestion, answeredQuestion } from '#application/voucher/askSecurityQuestion.ts';
import { done } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';

const QUESTION = { id: 'q-1', question: 'What is 3 + 4?' };

it('hands on the question as the backend wrote it', async () => {
  const api = { ask: async () => done(QUESTION) };
  expect(await new AskSecurityQuestion(api).execute()).toEqual(done(QUESTION));
});

it('says why there is no question', async () => {
  const api = { ask: async () => refusal('offline') };
  expect(await new AskSecurityQuestion(api).execute()).toEqual(refusal('offline'));
});

it('writes an answered question as the captcha that it stands for', () => {
  expect(answeredQuestion(QUESTION, '7')).toBe('question:q-1:7');
  expect(answeredQuestion(QUESTION, ' 7\n')).toBe('question:q-1:7');
});
