import type { OpenShop } from '#application/shop/openShop.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { ShopChoice } from '#domain/redemption/draft.ts';
import { shopsAsked } from '#domain/redemption/shopsAsked.ts';
import type { ShopAnswers } from '#domain/redemption/shopLines.ts';
import { LOADING } from '../../../parts/answers/answerScreen.ts';
import { LiveState } from '../../../parts/answers/LiveState.ts';

/** `looked`: all answers have arrived; some may be problems. */
export type ShopsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'looked'; readonly answers: ShopAnswers };

/**
 * View model that loads the shops of several lines in parallel. The former answers stay visible meanwhile, unless there
 * was a problem. `choices` is read at each load and may name a shop twice.
 */
export function shopsScreen(
  open: OpenShop,
  choices: () => readonly ShopChoice[],
  locale: () => Locale,
): LiveState<Locale, ShopsState> {
  return new LiveState<Locale, ShopsState>({
    first: LOADING,
    wanted: locale,
    begun: (before) => (problemOf(before) === null ? before : LOADING),
    ask: async (wanted) => {
      const answers = await Promise.all(
        shopsAsked(choices()).map(
          async ({ shopId, valueInCent }) =>
            [shopId, await open.execute(shopId, wanted, valueInCent)] as const,
        ),
      );
      return () => ({ kind: 'looked', answers: new Map(answers) });
    },
  });
}

/** The first problem that prevents showing the shops. A shop that is gone does not count, because its line says so. */
export function problemOf(state: ShopsState): Problem | null {
  if (state.kind !== 'looked') return null;
  for (const answer of state.answers.values()) {
    if (!answer.ok && answer.fault.kind !== 'shop-gone') return answer.fault;
  }
  return null;
}
