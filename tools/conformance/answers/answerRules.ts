import { webAddresses } from './addresses.ts';
import type { AnswerRule } from './answerRule.ts';
import { cached, dated, waits } from './headers.ts';
import { linkEnds } from './linkEnds.ts';
import { closedToOthers, noCookies } from './openness.ts';
import { ownPictures } from './pictures.ts';
import { consistent, declaredCode, moneyTold, ordersCoded } from './problems.ts';
import { secretsUnsaid } from './secrets.ts';
import { identifiers, shape } from './shape.ts';
import { files, plainNames, tokenPayload, utc, utf8 } from './values.ts';

export const ANSWER_RULES: readonly AnswerRule[] = [
  shape,
  identifiers,
  dated,
  cached,
  waits,
  noCookies,
  closedToOthers,
  consistent,
  declaredCode,
  ordersCoded,
  moneyTold,
  secretsUnsaid,
  utf8,
  utc,
  plainNames,
  tokenPayload,
  files,
  linkEnds,
  webAddresses,
  ownPictures,
];
