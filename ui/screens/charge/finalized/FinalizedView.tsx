import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { ChargeReceipt } from '#domain/charge/chargeOrder.ts';
import { lastFour } from '#domain/voucher/lastFour.ts';
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
import { useHolder } from '../../../session/useHolder.ts';
import { useWords } from '../../../session/words.ts';
import { CHARGE } from '../services.ts';
import { usePlaceToRedeem } from './usePlaceToRedeem.ts';
import styles from './FinalizedView.module.scss';

/** The receipt of a top-up (specification 2, prepaidFinalized). It survives a reload. */
export const FinalizedView = observer(function FinalizedView() {
  // "Remove voucher", "remove my data" and another voucher take the receipt along.
  return <Finalized key={useHolder()} />;
});

const Finalized = observer(function Finalized() {
  const { kept, refreshCharged } = useArea(CHARGE);
  const { session } = useServices();
  const [receipt] = useState(() => kept.read('chargeReceipt'));
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
  const place = usePlaceToRedeem(receipt);
  return (
    <FormLayout
      plain
      title={<TitledHeading title={t('charge.doneTitle')} />}
      aside={<BrandDrawing />}
      below={<RemoveMyData />}
    >
      <div className={styles.done}>
        <Notice kind="success" word={t('kind.success')}>
          <p>{t('charge.doneText', { money: amount })}</p>
        </Notice>
        <SummaryCard
          title={t('charge.summary')}
          rows={[
            {
              label: t('charge.voucher'),
              value: t('charge.ending', { lastFour: lastFour(serialNumber) }),
            },
            { label: t('charge.added'), value: amount },
            ...(orderNumber === null ? [] : [{ label: t('paid.order'), value: orderNumber }]),
            { label: t('paid.paidAt'), value: moment(paidAt) },
            { label: t('paid.paidWith'), value: t(`paid.provider.${provider}`) },
            ...(balanceInCent === null
              ? []
              : [
                  {
                    label: t('charge.balance'),
                    value: money({ amountInCent: balanceInCent, currency }),
                    strong: 'sum' as const,
                  },
                ]),
          ]}
          note={t('charge.withdrawal')}
        >
          <div className={styles.tools}>
            {orderNumber !== null && <CopyButton text={orderNumber} words={copyWords(t('paid.copyOrder'))} />}
            <Button kind="quiet" icon={LATER_ICONS.print} onClick={() => window.print()}>
              {t('charge.print')}
            </Button>
          </div>
        </SummaryCard>
        <div className={styles.actions}>
          <ButtonLink to={place} kind="primary" full>
            {t('paid.redeemNow')}
          </ButtonLink>
          <ButtonLink to="/prepaid" kind="secondary" full>
            {t('charge.another')}
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
      title={<TitledHeading title={t('charge.nothingTitle')} lead={t('charge.nothingText')} />}
      aside={<BrandDrawing />}
    >
      <div className={styles.actions}>
        <ButtonLink to="/prepaid" kind="primary">
          {t('charge.topUp')}
        </ButtonLink>
        <ButtonLink to="/order-status" kind="secondary">
          {t('charge.status')}
        </ButtonLink>
      </div>
    </FormLayout>
  );
});
