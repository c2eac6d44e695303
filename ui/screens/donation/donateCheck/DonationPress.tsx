import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import type { Money } from '#domain/money/money.ts';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { ProblemPanel } from '../../../problems/ProblemPanel.tsx';
import { useText } from '../../../session/text.ts';
import { HeldBack } from '../../../orders/HeldBack.tsx';
import { LostOrder } from '../../../orders/LostOrder.tsx';
import { NotesForm } from '../../../orders/NotesForm.tsx';
import { UnkeptNotice } from '../../../orders/UnkeptNotice.tsx';
import { UnclearOutcome } from '../../../orders/UnclearOutcome.tsx';
import styles from './DonateCheckView.module.scss';
import type { DonationOrderScreen } from './useDonationOrder.ts';

interface DonationPressProps {
  screen: DonationOrderScreen;
  organisationName: string;
  value: Money;
  onGive: () => void;
}

/** The donation's notice, checkbox and button. While the outcome is unclear there is no button (product 6.5). */
export const DonationPress = observer(function DonationPress(props: DonationPressProps) {
  const { screen, organisationName: organisation, value, onGive } = props;
  const { t, money } = useText();
  const { state } = screen;
  if (state.kind === 'finding-out' || state.kind === 'unclear' || state.kind === 'lost') {
    return <UnclearDonation screen={screen} />;
  }
  if (state.kind === 'held-back') return <HeldBack order={screen} />;
  return (
    <NotesForm
      screen={screen}
      words={{
        tick: t('donate.notes'),
        fault: t('donate.notesFault'),
        go: t('donate.give', { money: money(value), organisation }),
        busy: t('donate.busy'),
      }}
      onGo={onGive}
    >
      {state.kind === 'refused' && (
        <ProblemPanel
          problem={state.problem}
          attempt={1}
          actions={
            <ButtonLink to="/donate" kind="secondary">
              {t('common.change')}
            </ButtonLink>
          }
        />
      )}
      <Notice kind="warning" word={t('donate.notesTitle')}>
        <p className={styles.final}>{t('donate.final', { organisation })}</p>
      </Notice>
      {screen.unkept && <UnkeptNotice />}
    </NotesForm>
  );
});

/**
 * Replaces the button while the outcome of a donation is unknown, or after the donation was lost; renders nothing in
 * other states.
 */
export const UnclearDonation = observer(function UnclearDonation({
  screen,
}: {
  screen: DonationOrderScreen;
}) {
  const { t } = useText();
  const navigate = useNavigate();
  const { state } = screen;
  if (state.kind === 'lost') {
    const goOn = () => {
      screen.goOn();
      void navigate('/donate', { replace: true });
    };
    return (
      <LostOrder
        text={t(state.why === 'lapsed' ? 'openOrder.lapsedDonation' : 'openOrder.mismatchDonation')}
        why={state.why}
        reference={screen.reference ?? ''}
        onLook={() => void screen.findOut()}
        onGoOn={goOn}
      />
    );
  }
  if (state.kind !== 'unclear' && state.kind !== 'finding-out') return null;
  return (
    <UnclearOutcome
      screen={screen}
      onFindOut={screen.findOut}
      state={state}
      kind="donation-unclear"
      finding={t('donate.finding')}
    />
  );
});
