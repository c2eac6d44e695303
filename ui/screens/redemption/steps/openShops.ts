import type { OpenShop } from '#application/shop/openShop.ts';
import { type Result, done } from '#domain/core/result.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { ShopChoice } from '#domain/redemption/draft.ts';
import type { ShopAnswers } from '#domain/redemption/shopLines.ts';
import { shopsAsked } from '#domain/redemption/shopsAsked.ts';

/**
 * Loads the shops of several lines in parallel; lines may name a shop twice. The first problem is the answer, but a shop
 * that is gone is none, because its line says so.
 */
export async function openShops(
  open: OpenShop,
  choices: readonly ShopChoice[],
  locale: Locale,
): Promise<Result<ShopAnswers, Problem>> {
  const answers = await Promise.all(
    shopsAsked(choices).map(
      async ({ shopId, valueInCent }) => [shopId, await open.execute(shopId, locale, valueInCent)] as const,
    ),
  );
  for (const [, answer] of answers) if (!answer.ok && answer.fault.kind !== 'shop-gone') return answer;
  return done(new Map(answers));
}
