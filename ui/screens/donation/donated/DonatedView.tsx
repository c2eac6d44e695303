import { observer } from 'mobx-react-lite';
import type { DonationReceipt } from '#domain/donation/donation.ts';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { SummaryCard } from '../../../frame/SummaryCard.tsx';
import { Button } from '../../../kit/Button.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { CopyButton } from '../../../kit/CopyButton.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { useArea } from '../../../session/services.ts';
import { DONATION } from '../services.ts';
import { useWords } from '../../../session/words.ts';
import { BrandDrawing } from '../../../parts/page/BrandDrawing.tsx';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { RemoveMyData } from '../../../parts/voucher/RemoveMyData.tsx';
import styles from './DonatedView.module.scss';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';

/** The confirmation of a donation: amount, recipient, receipt, and what is left. It survives a reload. */
export const DonatedView = observer(function DonatedView() {
  const { receipt } = useArea(DONATION).given;
  return receipt ? <Given receipt={receipt} /> : <NothingGiven />;
});

const Given = observer(function Given({ receipt }: { receipt: DonationReceipt }) {
  const { t, money, copyWords } = useWords();
  const { donation, email } = receipt;
  const { currency, organisationName: organisation, receiptBy, remainingBalanceInCent } = donation;
  const forwarded = money({ amountInCent: donation.forwardedInCent, currency });
  const left =
    remainingBalanceInCent === null ? null : money({ amountInCent: remainingBalanceInCent, currency });
  const leavesSomething = (remainingBalanceInCent ?? 0) > 0;
  return (
    <FormLayout plain title={<TitledHeading title={t('donate.doneTitle')} />}>
      <div className={styles.done}>
        <Notice kind="success" word={t('kind.success')}>
          <p>{t('donate.forwarded', { money: forwarded, organisation })}</p>
          <p>{t('donate.mailed', { email })}</p>
          {receiptBy !== null && <p>{t(`donate.receipt${receiptBy}`)}</p>}
        </Notice>
        <SummaryCard
          title={t('donate.summary')}
          rows={[
            { label: t('donate.to'), value: organisation },
            { label: t('donate.value'), value: forwarded, strong: true },
            ...(left === null ? [] : [{ label: t('donate.left'), value: left }]),
            { label: t('thankYou.order'), value: donation.orderNumber },
          ]}
        >
          <div className={styles.actions}>
            <CopyButton text={donation.orderNumber} words={copyWords(t('thankYou.copyOrder'))} />
            <Button kind="quiet" icon={LATER_ICONS.print} onClick={() => window.print()}>
              {t('thankYou.print')}
            </Button>
          </div>
        </SummaryCard>
        <ButtonLink to="/" kind={leavesSomething ? 'primary' : 'secondary'} full>
          {leavesSomething && left !== null ? t('thankYou.rest', { money: left }) : t('thankYou.another')}
        </ButtonLink>
        <RemoveMyData />
      </div>
    </FormLayout>
  );
});

const NothingGiven = observer(function NothingGiven() {
  const { t } = useWords();
  return (
    <FormLayout
      title={<TitledHeading title={t('donate.noneTitle')} lead={t('donate.noneText')} />}
      aside={<BrandDrawing />}
    >
      <ButtonLink to="/" kind="primary">
        {t('thankYou.another')}
      </ButtonLink>
    </FormLayout>
  );
});
