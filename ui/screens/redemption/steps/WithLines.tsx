import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { WithoutVoucher } from '../../../orders/WithoutVoucher.tsx';
import { useScreen, useShared } from '../../../session/services.ts';
import type { ShopAnswers } from '#domain/redemption/shopLines.ts';
import { openShops } from './openShops.ts';
import { ShopsFailed, StepLoading, WithShop } from './StepFrame.tsx';
import { AnswerScreen } from '../../../parts/answers/AnswerScreen.ts';
import { WithVoucher } from '../../../parts/voucher/WithVoucher.tsx';

/** Props of a step, for one shop or for the basket. */
export interface LinesStep {
  /** Null for the basket. */
  shopId: string | null;
  voucher: Voucher;
  answers: ShopAnswers;
}

/**
 * Renders a step once voucher and shops are loaded: for the shop of the path, or for the basket if the path names none.
 */
export const WithLines = observer(function WithLines({
  children,
  without = <WithoutVoucher />,
}: {
  children: (step: LinesStep) => ReactNode;
  /** Rendered without a voucher. */
  without?: ReactNode;
}) {
  const { shopId = null } = useParams();
  return (
    <WithVoucher without={without}>
      {(voucher) =>
        shopId === null ? (
          <WithBasketShops>{(answers) => children({ shopId, voucher, answers })}</WithBasketShops>
        ) : (
          <WithShop key={shopId} id={shopId}>
            {(shop) =>
              children({ shopId, voucher, answers: new Map([[shop.id, { ok: true, value: shop }]]) })
            }
          </WithShop>
        )
      }
    </WithVoucher>
  );
});

/**
 * Renders its children once the shops of the basket and of a pending order are loaded, because that order must be shown
 * too.
 */
export const WithBasketShops = observer(function WithBasketShops({
  children,
}: {
  /** `more` loads the shops again, for lines added to the basket meanwhile. */
  children: (answers: ShopAnswers, more: () => Promise<void>) => ReactNode;
}) {
  const { kept, openShop, redemptionRun } = useShared();
  const screen = useScreen(({ language }) => {
    const lines = () => [...(kept.read('basket') ?? []), ...(redemptionRun.stored?.draft.lines ?? [])];
    return new AnswerScreen(
      (locale) => openShops(openShop, lines(), locale),
      () => language.locale,
      { replacesShown: true },
    );
  });
  const { state } = screen;
  if (state.kind === 'loading') return <StepLoading />;
  if (state.kind === 'failed')
    return <ShopsFailed problem={state.problem} onRetry={() => void screen.load()} />;
  return <>{children(state.value, screen.load)}</>;
});
