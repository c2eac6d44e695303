import { observer } from 'mobx-react-lite';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { Note } from '../../kit/Note.tsx';
import { useText } from '../../session/text.ts';
import { TopUpLink } from '../charge/TopUpLink.tsx';

interface PayMoreProps {
  /** Missing amount, in cents. */
  moreInCent: number;
  voucher: Voucher;
}

/**
 * Says what the user would pay on top of the balance, and offers a top-up instead. Draws nothing if the balance is
 * enough. Only for sites that take payments.
 */
export const PayMore = observer(function PayMore({ moreInCent: amountInCent, voucher }: PayMoreProps) {
  const { t, money } = useText();
  if (amountInCent === 0) return null;
  return (
    <Note
      kind="info"
      word={t('value.youPay', { money: money({ amountInCent, currency: voucher.currency }) })}
      live
    >
      <p>{t('value.youPayText')}</p>
      <TopUpLink voucher={voucher}>{t('value.topUpInstead')}</TopUpLink>
    </Note>
  );
});
