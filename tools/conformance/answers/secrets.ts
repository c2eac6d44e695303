import type { AnswerRule } from './answerRule.ts';
import { textsOf } from './texts.ts';

/** Fields of requests whose texts nobody else may read. */
const SECRETS: readonly string[] = ['code', 'pin', 'captcha'];

/** In characters; what is shorter stands in other words by chance. */
const SHORTEST = 4;

export const secretsUnsaid: AnswerRule = {
  id: 'secrets-unsaid',
  title: 'A refusal repeats no code, PIN or captcha of its request',
  contract:
    'A refusal repeats no code, PIN or captcha of its request: answers stand in logs and in reports of faults.',
  isAbout: ({ status, call }) => status >= 400 && secretsOf(call.body).length > 0,
  judge({ body, call }) {
    const texts = textsOf(body);
    const repeated = secretsOf(call.body).filter(([, secret]) =>
      texts.some(({ text }) => text.includes(secret)),
    );
    return repeated.map(([field]) => `The refusal repeats the ${field} of its request.`);
  },
};

function secretsOf(body: unknown): [field: string, secret: string][] {
  if (typeof body !== 'object' || body === null) return [];
  const fields = Object.entries(body) as [string, unknown][];
  return fields.filter(
    (field): field is [string, string] =>
      SECRETS.includes(field[0]) && typeof field[1] === 'string' && field[1].length >= SHORTEST,
  );
}
