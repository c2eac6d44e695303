import { observer } from 'mobx-react-lite';
import { topUpTo } from '#domain/charge/endAmount.ts';
import type { Money } from '#domain/money/money.ts';
import { type Receipt, leftAfter } from '#domain/redemption/receipt.ts';
import type { ButtonKind } from '../../../kit/Button.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { RestLine } from '../../../parts/receipt/RestLine.tsx';
import { UsedUp } from '../../../parts/receipt/UsedUp.tsx';
import { useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { ReminderButton } from '../reminder/CodeReminder.tsx';
import { TopUpLink } from '../../../parts/charge/TopUpLink.tsx';
import styles from './Rest.module.scss';

interface RestProps {
  receipt: Receipt;
  /** Secondary if the card beside it has the page's primary button. */
  kind: ButtonKind;
}

/** The remaining balance, the link to redeem it, and the expiry; a single line if nothing is left. */
export const Rest = observer(function Rest({ receipt, kind }: RestProps) {
  const { t, money } = useText();
  const left = leftAfter(receipt);
  if (left !== null && left.amountInCent > 0) {
    return (
      <RestLine title={t('thankYou.left')} amount={money(left)}>
        <Remaining receipt={receipt} left={left} kind={kind} />
      </RestLine>
    );
  }
  return (
    <UsedUp isKnown={left !== null}>
      <TopUp receipt={receipt} />
    </UsedUp>
  );
});

const Remaining = observer(function Remaining({ receipt, left, kind }: RestProps & { left: Money }) {
  const { site: store } = useServices();
  const { t, money, day } = useText();
  const { voucherValidUntil: until, redemption } = receipt;
  return (
    <>
      {until !== null && <p className={styles.hint}>{t('thankYou.remindUntil', { date: day(until) })}</p>}
      <div className={styles.actions} data-print="never">
        <ButtonLink to="/" kind={kind} full>
          {t('thankYou.rest', { money: money(left) })}
        </ButtonLink>
        <p className={styles.hint}>{t('thankYou.restText')}</p>
        <TopUp receipt={receipt} />
        {until !== null && (
          <ReminderButton
            until={until}
            title={t('thankYou.remindTitle', { money: money(left), brand: store.site.brand })}
            text={t('thankYou.remindText')}
            entry={redemption.orderNumber.replace(/[^\w-]/g, '')}
          />
        )}
      </div>
    </>
  );
});

/**
 * The link to top up the redeemed voucher, with the end amount from the form if the user chose one. The voucher's mark
 * is its serial number if the token names one.
 */
const TopUp = observer(function TopUp({ receipt }: Pick<RestProps, 'receipt'>) {
  const { t, money } = useText();
  const { voucherIsPrepaid: isPrepaid, voucherMark, endAmountInCent } = receipt;
  const left = leftAfter(receipt);
  const voucher = { isPrepaid, serialNumber: voucherMark };
  const missing = endAmountInCent !== null && left && topUpTo(endAmountInCent, left.amountInCent);
  if (!missing) return <TopUpLink voucher={voucher} full />;
  const { currency } = left;
  return (
    <>
      <TopUpLink voucher={voucher} amountInCent={missing} full>
        {t('thankYou.topUpTo', { money: money({ amountInCent: endAmountInCent, currency }) })}
      </TopUpLink>
      <p className={styles.hint}>
        {t('thankYou.topUpToText', { money: money({ amountInCent: missing, currency }) })}
      </p>
    </>
  );
});
