import { observer } from 'mobx-react-lite';
import type { PendingDonation } from '#domain/donation/donation.ts';
import { orderAddress } from '#domain/orders/orderAddress.ts';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { SummaryCard } from '../../../frame/SummaryCard.tsx';
import { CameToNothing } from '../../../orders/CameToNothing.tsx';
import { useShared } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import styles from './DonateCheckView.module.scss';
import { UnclearDonation } from './DonationPress.tsx';
import type { DonationOrderScreen } from './useDonationOrder.ts';

interface OpenDonationProps {
  screen: DonationOrderScreen;
  open: PendingDonation;
}

/** A pending donation. All data comes from the stored pending order (ADR 13). */
export const OpenDonation = observer(function OpenDonation({ screen, open }: OpenDonationProps) {
  const { t, money } = useText();
  const { state } = screen;
  const { kept } = useShared();
  const { valueInCent, currency, organisationName } = open;
  return (
    <FormLayout plain title={<TitledHeading title={t('donate.checkTitle')} />}>
      <div className={styles.form}>
        <SummaryCard
          title={t('donate.summary')}
          rows={[
            { label: t('donate.to'), value: organisationName },
            { label: t('donate.value'), value: money({ amountInCent: valueInCent, currency }), strong: true },
            { label: t('check.email'), value: orderAddress(open, kept.read('addressee')) },
          ]}
        />
        <UnclearDonation screen={screen} />
        {state.kind === 'refused' && <CameToNothing problem={state.problem} onGoOn={screen.goOn} />}
      </div>
    </FormLayout>
  );
});
