import { observer } from 'mobx-react-lite';
import type { Money } from '#domain/money/money.ts';
import { type Receipt, leftAfter } from '#domain/redemption/receipt.ts';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { useServices } from '../../../session/services.ts';
import { useWords } from '../../../session/words.ts';
import { ReminderButton } from '../reminder/ReminderButton.tsx';
import styles from './ThankYouView.module.scss';

/** What is left on the voucher, the link to redeem it, and until when it is valid. */
export const Rest = observer(function Rest({ receipt }: { receipt: Receipt }) {
  const { t, money } = useWords();
  const left = leftAfter(receipt);
  if (left === null || left.amountInCent <= 0) {
    return (
      <div data-print="never">
        <ButtonLink to="/" kind="secondary">
          {t('thankYou.another')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles.rest} data-print="never">
      <ButtonLink to="/" kind="primary" full>
        {t('thankYou.rest', { money: money(left) })}
      </ButtonLink>
      <p className={styles.hint}>{t('thankYou.restText')}</p>
      <Reminder receipt={receipt} left={left} />
    </div>
  );
});

/** The last day of what is left, with a button to save it in a calendar. */
const Reminder = observer(function Reminder({ receipt, left }: { receipt: Receipt; left: Money }) {
  const { site: store } = useServices();
  const { t, money, day } = useWords();
  const { voucherValidUntil: until, redemption } = receipt;
  if (until === null) return null;
  return (
    <div className={styles.reminder}>
      <p className={styles.until}>{t('thankYou.remindUntil', { date: day(until) })}</p>
      <ReminderButton
        until={until}
        title={t('thankYou.remindTitle', { money: money(left), brand: store.site.brand })}
        text={t('thankYou.remindText')}
        entry={redemption.orderNumber.replace(/[^\w-]/g, '')}
      />
    </div>
  );
});
