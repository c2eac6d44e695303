import { codeOf, isOk } from '../driver/call.ts';
import type { AnswerRule } from './answerRule.ts';

/** What a clock may be off, in milliseconds. */
const MINUTE = 60_000;

export const dated: AnswerRule = {
  id: 'date',
  title: 'Every answer has a Date that is right to a minute, by which the app measures its clock',
  contract:
    '- Every answer has a `Date` that is right to a minute: the app measures the clock of its device by it.',
  judge({ headers, asked, arrived }) {
    const date = Date.parse(headers.get('Date') ?? '');
    if (Number.isNaN(date)) return ['The answer has no valid Date header.'];
    // Whole seconds.
    if (date < asked - MINUTE - 1_000) return [offBy('behind')];
    return date > arrived + MINUTE ? [offBy('ahead of')] : [];
  },
};

const offBy = (where: string): string =>
  `The Date is more than a minute ${where} the clock of the machine that runs the kit.`;

export const cached: AnswerRule = {
  id: 'cache',
  title:
    'Only what is the same for everybody may be kept, by browsers or servers; all other answers are not stored',
  contract:
    'without its cookies. All other answers are `Cache-Control: no-store`, and so is the configuration without',
  judge(exchange) {
    const { headers, operation } = exchange;
    const kept = (operation.declared['x-kept'] ?? []) as readonly string[];
    const directives = (headers.get('Cache-Control') ?? '').toLowerCase();
    const isForServers = kept.includes('servers') && directives.includes('s-maxage');
    if (!isOk(exchange) || !(kept.includes('browsers') || isForServers))
      return directives.includes('no-store') ? [] : ['The answer is not Cache-Control: no-store.'];
    const varies = (headers.get('Vary') ?? '').toLowerCase().includes('accept-language');
    return [
      ...(/\bno-cache\b|(?<!s-)\bmax-age=0\b/.test(directives)
        ? []
        : ['The answer is neither Cache-Control: no-cache nor max-age=0.']),
      ...(kept.includes('browsers') && !headers.has('ETag') ? ['The answer has no ETag.'] : []),
      ...(varies ? [] : ['The answer does not Vary by Accept-Language.']),
    ];
  },
};

export const waits: AnswerRule = {
  id: 'retry-after',
  title: 'A refusal that passes says how long to wait',
  contract: 'description: Seconds to wait.',
  isAbout(exchange) {
    const { status } = exchange;
    return status === 429 || status === 503 || codeOf(exchange) === 'RDMx4';
  },
  judge({ headers }) {
    return headers.has('Retry-After') ? [] : ['The refusal has no Retry-After header.'];
  },
};
