import { type Exchange, isOk } from '../driver/call.ts';
import type { AnswerRule } from './answerRule.ts';

/** What a mail's link ends in. */
const MAILED: readonly string[] = ['redeemLinkToken', 'documentIdent', 'fraudPreventionIdent'];

/** A token that an answer has, or one of the data file that opened something. */
interface Token {
  readonly at: string;
  readonly text: string;
}

export const linkEnds: AnswerRule = {
  id: 'link-ends',
  title: 'The token of a mailed link ends in a letter or a digit',
  contract:
    '- The token of a mailed link ends in a letter or a digit: mail programs leave `-` and `_` at the end out',
  isAbout: (exchange) => tokensOf(exchange).length > 0,
  judge: (exchange) =>
    tokensOf(exchange)
      .filter(({ text }) => !/[A-Za-z0-9]$/.test(text))
      .map(({ at }) => `${at} ends in neither a letter nor a digit.`),
};

function tokensOf(exchange: Exchange): Token[] {
  const { link } = exchange.call;
  const sent = link !== undefined && isOk(exchange) ? [{ at: 'x-link-token', text: link }] : [];
  return [...sent, ...answered(exchange.body)];
}

function answered(value: unknown): Token[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    typeof part === 'string' && MAILED.includes(name) ? [{ at: name, text: part }] : answered(part),
  );
}
