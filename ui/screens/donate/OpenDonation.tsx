import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { DonationUnderWay } from '#domain/donation/donation.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { FormLayout } from '../../frame/FormLayout.tsx';
import { SummaryCard } from '../../frame/SummaryCard.tsx';
import { useWords } from '../../words.ts';
import { TitledHeading } from '../Page.tsx';
import styles from './DonateView.module.scss';
import { UnclearGift } from './GiveForm.tsx';
import { useGiving } from './useGiving.ts';

interface OpenDonationProps {
  open: DonationUnderWay;
  /** What is shown once it is certain that it came to nothing, and why. */
  children: (problem: Problem) => ReactNode;
}

/** Finds out what became of a donation that was left open. All it needs stands in its note (ADR 24). */
export const OpenDonation = observer(function OpenDonation({ open, children }: OpenDonationProps) {
  const { t, money } = useWords();
  const { draft, valueInCent, currency, balanceInCent, organisationName, email } = open;
  const screen = useGiving({ draft, valueInCent, currency, balanceInCent, organisationName });
  if (screen.state.kind === 'refused') return children(screen.state.problem);
  return (
    <FormLayout plain title={<TitledHeading title={t('donate.checkTitle')} />}>
      <div className={styles.form}>
        <SummaryCard
          title={t('donate.summary')}
          rows={[
            { label: t('donate.to'), value: organisationName },
            { label: t('donate.value'), value: money({ amountInCent: valueInCent, currency }), strong: true },
            { label: t('check.email'), value: email },
          ]}
        />
        <UnclearGift screen={screen} />
      </div>
    </FormLayout>
  );
});
