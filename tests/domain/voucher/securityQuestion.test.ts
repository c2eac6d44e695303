import { expect, it } from 'vitest';
import { answeredQuestion } from '#domain/voucher/securityQuestion.ts';

it('formats an answered question as a captcha token', () => {
  const question = { id: 'q-1', question: 'What is 3 + 4?' };
  expect(answeredQuestion(question, '7')).toBe('question:q-1:7');
  expect(answeredQuestion(question, ' 7\n')).toBe('question:q-1:7');
});
