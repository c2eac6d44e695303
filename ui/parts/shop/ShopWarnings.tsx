import { observer } from 'mobx-react-lite';
import { UNREADABLE } from '#domain/core/unreadable.ts';
import type { ShopDetails } from '#domain/shop/shop.ts';
import { useLoggedProblem } from '../../problems/useLoggedProblem.ts';
import { SafeHtml } from '../../kit/SafeHtml.tsx';
import { useText } from '../../session/text.ts';

/** A shop's notes on redeeming, each once. */
export const ShopWarnings = observer(function ShopWarnings({ of }: { of: ShopDetails }) {
  const { t } = useText();
  useLoggedProblem(of.redeemWarnings.includes(UNREADABLE) ? 'unreadable-answer' : null);
  return [...new Set(of.redeemWarnings)].map((warning) =>
    warning === UNREADABLE ? (
      <p key="unreadable">{t('shop.noteUnreadable')}</p>
    ) : (
      <SafeHtml key={warning} html={warning} />
    ),
  );
});
