import { observer } from 'mobx-react-lite';
import type { Receipt } from '#domain/redemption/receipt.ts';
import { Button } from '../../kit/Button.tsx';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { useAftercare, useServices } from '../../services.ts';
import { useWords } from '../../words.ts';
import styles from './ThankYouView.module.scss';

/** The reminder comes two weeks before the last day. */
const REMIND_DAYS = 14;

/** What is left on the voucher, the way to redeem it, and until when that can wait. */
export const Rest = observer(function Rest({ receipt }: { receipt: Receipt }) {
  const { t, money } = useWords();
  if (receipt.balance.amountInCent <= 0) {
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
        {t('thankYou.rest', { money: money(receipt.balance) })}
      </ButtonLink>
      <p className={styles.hint}>{t('thankYou.restText')}</p>
      <Reminder receipt={receipt} />
    </div>
  );
});

/** The last day of what is left, to be taken into a calendar. */
const Reminder = observer(function Reminder({ receipt }: { receipt: Receipt }) {
  const { site: store } = useServices();
  const { saveReminder } = useAftercare();
  const { t, money, day } = useWords();
  const { voucherValidUntil: until, balance, redemption } = receipt;
  if (until === null) return null;
  const { brand } = store.site;
  const save = () =>
    saveReminder.execute(
      {
        // The order's number names the entry; a code or an id that opens something would travel with the file.
        id: `${redemption.orderNumber.replace(/[^\w-]/g, '')}@${store.site.domains[0] ?? store.site.id}`,
        on: until,
        title: t('thankYou.remindTitle', { money: money(balance), brand }),
        text: t('thankYou.remindText'),
        remindDaysBefore: REMIND_DAYS,
      },
      { name: t('thankYou.remindFile'), producer: brand },
    );
  return (
    <div className={styles.reminder}>
      <p className={styles.until}>{t('thankYou.remindUntil', { date: day(until) })}</p>
      <Button kind="quiet" icon="clock" onClick={save}>
        {t('thankYou.remind')}
      </Button>
    </div>
  );
});
