import { CURRENCY_RULES } from './currency.ts';
import { ENTRY_RULES } from './entry.ts';
import { ONE_KEY_ONE_ORDER } from './idempotency.ts';
import { LIMIT_RULES } from './limits.ts';
import { LINK_RULES } from './links.ts';
import { ORIGIN_RULES } from './origin.ts';
import { PAYMENT_RULES } from './payments.ts';
import { QUOTE_RULES } from './quotes.ts';
import { READING_RULES } from './reading.ts';
import { REDEMPTION_RULES } from './redemptions.ts';
import type { Rule } from './rule.ts';
import { sameTime } from './sameTime.ts';
import { SERVING_RULES } from './serving.ts';
import { unknownIsUnknown } from './unknown.ts';
import { WALL_RULES } from './walls.ts';

export const RULES: readonly Rule[] = [
  ...READING_RULES,
  ...WALL_RULES,
  unknownIsUnknown,
  ...ENTRY_RULES,
  sameTime,
  ...QUOTE_RULES,
  ...REDEMPTION_RULES,
  ...LINK_RULES,
  ...PAYMENT_RULES,
  ...ONE_KEY_ONE_ORDER,
  ...LIMIT_RULES,
  ...CURRENCY_RULES,
  ...SERVING_RULES,
  ...ORIGIN_RULES,
];
