import type { AnswerRule } from './answerRule.ts';
import { cached, dated, waits } from './headers.ts';
import { linkEnds } from './linkEnds.ts';
import { consistent, declaredCode, moneyTold, ordersCoded } from './problems.ts';
import { identifiers, shape } from './shape.ts';
import { files, plainNames, tokenPayload, utc } from './values.ts';

export const ANSWER_RULES: readonly AnswerRule[] = [
  shape,
  identifiers,
  dated,
  cached,
  waits,
  consistent,
  declaredCode,
  ordersCoded,
  moneyTold,
  utc,
  plainNames,
  tokenPayload,
  files,
  linkEnds,
];
