import { observer } from 'mobx-react-lite';
import { isSpending } from '#domain/orders/openOrder.ts';
import { Notice } from '../../../kit/Notice.tsx';
import { useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';

/** The balance that the last redemption of this tab left on its voucher (product 8.2). */
export const RestNotice = observer(function RestNotice() {
  const { openAnywhere, session } = useServices();
  const { t, money } = useText();
  if (isSpending(openAnywhere.value)) return null;
  if (!session.balanceAfter || session.balanceAfter.amountInCent <= 0) return null;
  return (
    <Notice kind="info" word={t('kind.info')}>
      {t('redeem.rest', { money: money(session.balanceAfter) })}
    </Notice>
  );
});
