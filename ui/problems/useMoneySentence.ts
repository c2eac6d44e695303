import {
  type MoneyWord,
  type Redeemed,
  moneyStatement,
  paymentStatement,
} from '#domain/problem/moneyStatement.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { useServices } from '../session/services.ts';
import { useText } from '../session/text.ts';

/**
 * Whose money it is: that of the voucher, which was perhaps redeemed before, or on payment pages the payer's own.
 * Requests that cannot concern money have a sentence of their own.
 */
export type MoneyTopic = Redeemed | 'payment' | { readonly sentence: string };

/** What is said of money that did not move. */
const UNMOVED: ReadonlySet<MoneyWord> = new Set<MoneyWord>(['untouched', 'unchanged', 'unpaid']);

interface MoneyOptions {
  /** Says nothing of money that did not move. */
  readonly onlyMoved: boolean;
}

/** Where the money is. Must be called in an observer. */
export function useMoneySentence(
  problem: Problem,
  topic: MoneyTopic | undefined,
  { onlyMoved }: MoneyOptions,
): string | undefined {
  const { openAnywhere, openOrders } = useServices();
  const { t } = useText();
  if (typeof topic === 'object') return topic.sentence;
  const word =
    topic === 'payment'
      ? paymentStatement(problem, openOrders.value)
      : moneyStatement(problem, openAnywhere.value, topic);
  return onlyMoved && UNMOVED.has(word) ? undefined : t(`money.${word}`);
}
