import { observer } from 'mobx-react-lite';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { Notice } from '../../kit/Notice.tsx';
import { useText } from '../../session/text.ts';
import { TopUpLink } from '../charge/TopUpLink.tsx';

interface PayMoreProps {
  /** What the balance lacks, in cents. */
  moreInCent: number;
  voucher: Voucher;
}

/**
 * What would be paid on top of the balance, and that the voucher can be topped up instead, if it can be. Nothing as
 * long as the balance is enough. For sites that take payments only.
 */
export const PayMore = observer(function PayMore({ moreInCent: amountInCent, voucher }: PayMoreProps) {
  const { t, money } = useText();
  if (amountInCent === 0) return null;
  return (
    <Notice
      kind="info"
      word={t('value.youPay', { money: money({ amountInCent, currency: voucher.currency }) })}
      live
    >
      <p>{t('value.youPayText')}</p>
      <TopUpLink voucher={voucher}>{t('value.topUpInstead')}</TopUpLink>
    </Notice>
  );
});
