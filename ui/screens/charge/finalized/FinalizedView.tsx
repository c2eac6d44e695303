import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { ChargeReceipt } from '#domain/charge/chargeOrder.ts';
import { lastFour } from '#domain/voucher/voucher.ts';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { SummaryCard } from '../../../frame/SummaryCard.tsx';
import { Button } from '../../../kit/Button.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { CopyButton } from '../../../kit/CopyButton.tsx';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';
import { Notice } from '../../../kit/Notice.tsx';
import { BrandDrawing } from '../../../parts/page/BrandDrawing.tsx';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { RemoveMyData } from '../../../parts/voucher/RemoveMyData.tsx';
import { useArea, useServices } from '../../../session/services.ts';
import { useWords } from '../../../session/words.ts';
import { CHARGE } from '../services.ts';
import styles from './FinalizedView.module.scss';

/** The receipt of a top-up (specification 2, prepaidFinalized). It survives a reload. */
export const FinalizedView = observer(function FinalizedView() {
  const { session } = useServices();
  // "Remove voucher" and "remove my data" take the receipt along.
  return <Finalized key={session.removals} />;
});

const Finalized = observer(function Finalized() {
  const { charges, refreshCharged } = useArea(CHARGE);
  const { session } = useServices();
  const [receipt] = useState(() => charges.readReceipt());
  // The voucher in use may be the one that was topped up.
  useEffect(() => {
    if (receipt === null) return;
    void refreshCharged.execute(receipt).then((renewed) => renewed && session.renew(renewed));
  }, [receipt, refreshCharged, session]);
  return receipt ? <Received receipt={receipt} /> : <NothingReceived />;
});

const Received = observer(function Received({ receipt }: { receipt: ChargeReceipt }) {
  const { t, money, moment, copyWords } = useWords();
  const { amountInCent, balanceInCent, currency, orderNumber, paidAt, provider, serialNumber } = receipt;
  const amount = money({ amountInCent, currency });
  return (
    <FormLayout
      plain
      title={<TitledHeading title={t('payment.doneTitle')} />}
      aside={<BrandDrawing />}
      below={<RemoveMyData />}
    >
      <div className={styles.done}>
        <Notice kind="success" word={t('kind.success')}>
          <p>{t('payment.doneText', { money: amount })}</p>
        </Notice>
        <SummaryCard
          title={t('charge.summary')}
          rows={[
            {
              label: t('payment.voucher'),
              value: t('payment.ending', { lastFour: lastFour(serialNumber) }),
            },
            { label: t('charge.added'), value: amount },
            ...(orderNumber === null ? [] : [{ label: t('payment.order'), value: orderNumber }]),
            { label: t('payment.paidAt'), value: moment(paidAt) },
            { label: t('payment.paidWith'), value: t(`payment.provider.${provider}`) },
            ...(balanceInCent === null
              ? []
              : [
                  {
                    label: t('payment.balance'),
                    value: money({ amountInCent: balanceInCent, currency }),
                    strong: 'sum' as const,
                  },
                ]),
          ]}
          note={t('payment.withdrawal')}
        >
          <div className={styles.tools}>
            {orderNumber !== null && (
              <CopyButton text={orderNumber} words={copyWords(t('payment.copyOrder'))} />
            )}
            <Button kind="quiet" icon={LATER_ICONS.print} onClick={() => window.print()}>
              {t('payment.print')}
            </Button>
          </div>
        </SummaryCard>
        <div className={styles.actions}>
          <ButtonLink to="/" kind="primary" full>
            {t('payment.redeemNow')}
          </ButtonLink>
          <ButtonLink to="/prepaid" kind="secondary" full>
            {t('payment.another')}
          </ButtonLink>
        </div>
      </div>
    </FormLayout>
  );
});

const NothingReceived = observer(function NothingReceived() {
  const { t } = useWords();
  return (
    <FormLayout
      plain
      title={<TitledHeading title={t('payment.nothingTitle')} lead={t('payment.nothingText')} />}
      aside={<BrandDrawing />}
    >
      <div className={styles.actions}>
        <ButtonLink to="/prepaid" kind="primary">
          {t('payment.topUp')}
        </ButtonLink>
        <ButtonLink to="/order-status" kind="secondary">
          {t('payment.status')}
        </ButtonLink>
      </div>
    </FormLayout>
  );
});
