import { expect, it } from 'vitest';
import { answeredQuestion } from '#domain/voucher/securityQuestion.ts';

it('formats an answered question as a captcha token', () => {
  const question = { id: 'q-1', question: 'Type these digits: 4 7 2' };
  expect(answeredQuestion(question, '472')).toBe('question:q-1:472');
  expect(answeredQuestion(question, ' 472\n')).toBe('question:q-1:472');
});
