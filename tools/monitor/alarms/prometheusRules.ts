import { stringify } from 'yaml';
import { LESS_THAN_USUAL } from '#sandbox/operation/arrivals.ts';
import { RULES, type Rule } from '#sandbox/operation/rules.ts';
import type { CountedSet } from '#sandbox/operation/sets.ts';
import { countedSets, EVENTS, increaseOf, missingExpression, recordOf, shareExpression } from './promql.ts';

const HEAD = `
 Written by \`npm run alarms\`, and explained in docs/operation.md. Your backend exports one counter,
 ${EVENTS}, with the labels site, kind, name, step and up_to: the fields of
 the events of the operator's log; up_to is empty where an event has none. The first group counts what the alarms compare.`;

/** The alarms as a file of Prometheus rules. @param minutes the span that most alarms compare */
export function prometheusRules(minutes: number): string {
  const span = `${minutes}m`;
  const long = `${minutes * LESS_THAN_USUAL.minutes}m`;
  const groups = [
    {
      name: 'voucher-counts',
      rules: [
        ...countedSets().map((set) => recordingRule(set, span)),
        recordingRule(LESS_THAN_USUAL.counted, long),
      ],
    },
    { name: 'voucher-alarms', rules: [...RULES.map((rule) => alarm(rule, span)), missing(long)] },
  ];
  const text = stringify({ groups }, { lineWidth: 0 });
  return `${HEAD.trim().replaceAll(/^ ?/gm, '# ')}\n${text}`;
}

function recordingRule(set: CountedSet, span: string) {
  return { record: recordOf(set, span), expr: increaseOf(set, span) };
}

function alarm(rule: Rule, span: string) {
  const { id, title, by, part, whole, share, least } = rule;
  const apart = by === undefined ? '' : `, each ${by} apart`;
  return {
    alert: alertName(id),
    expr: shareExpression(rule, span),
    annotations: {
      summary: by === undefined ? title : `${title}: {{ $labels.${by} }}`,
      description: `${sentence(part.says)} within ${span}${apart}: more than ${percent(share)} of ${whole.says}, from ${least} on.`,
    },
  };
}

function missing(span: string) {
  const { id, title, counted, share, least, daysAgo } = LESS_THAN_USUAL;
  return {
    alert: alertName(id),
    expr: missingExpression(LESS_THAN_USUAL, span),
    annotations: {
      summary: `${title}: {{ $labels.site }}`,
      description: `${sentence(counted.says)} within ${span}, each site apart: less than ${percent(share)} of the same time ${daysAgo.join(' and ')} days ago, where that was ${least} or more.`,
    },
  };
}

/** `captcha-blocked` is `VoucherCaptchaBlocked`. */
function alertName(id: string): string {
  return `Voucher${id.split('-').map(sentence).join('')}`;
}

function sentence(words: string): string {
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
