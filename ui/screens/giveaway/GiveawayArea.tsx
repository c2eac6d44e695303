import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { GiveawayPlace } from '#domain/giveaway/giveaway.ts';
import { GiveawayCard } from '../../frame/GiveawayCard.tsx';
import { Button } from '../../kit/Button.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { SafeHtml } from '../../kit/SafeHtml.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { ProblemPanel } from '../../problems/ProblemPanel.tsx';
import { useAftercare, useJourney, useScreen } from '../../services.ts';
import { useWords } from '../../words.ts';
import { EmailForm } from '../EmailForm.tsx';
import { useFocusOn } from '../useFocusOn.ts';
import styles from './GiveawayArea.module.scss';
import { GiveawayScreen } from './GiveawayScreen.ts';

interface GiveawayAreaProps {
  /** Stays the same one; what it answers is that of now. */
  place: () => GiveawayPlace;
  /** Where the shop voucher went, if this tab knows it. */
  email: string;
  /** Nothing more is to be had: none was found, or it was redeemed. */
  onDone: () => void;
}

/** Something extra, where there is something; otherwise nothing at all. Only for sites with `showGiveaway`. */
export const GiveawayArea = observer(function GiveawayArea({ place, email, onDone }: GiveawayAreaProps) {
  const { findGiveaway, redeemGiveaway } = useAftercare();
  const { newKey } = useJourney();
  const { t } = useWords();
  const id = useId();
  const screen = useScreen(
    () => new GiveawayScreen({ place, find: findGiveaway, redeem: redeemGiveaway, newKey, email, onDone }),
  );
  const { state } = screen;
  // The button that was pressed is gone with the card.
  const over = useFocusOn<HTMLDivElement>(state.kind === 'redeemed' || state.kind === 'hidden');
  return (
    <>
      <div
        ref={over}
        tabIndex={-1}
        role="status"
        className={styles.status}
        data-unseen={state.kind === 'hidden' || undefined}
        data-print="never"
      >
        {state.kind === 'hidden' && <VisuallyHidden>{t('giveaway.hidden')}</VisuallyHidden>}
        {state.kind === 'redeemed' && (
          <Notice kind="success" word={t('kind.success')}>
            <p>{t('giveaway.redeemed', { email: state.email })}</p>
          </Notice>
        )}
      </div>
      {(state.kind === 'visible' || state.kind === 'sending') && (
        <GiveawayCard
          title={t('giveaway.title')}
          banner={state.giveaway.banner}
          promo={state.giveaway.promoText && <SafeHtml html={state.giveaway.promoText} />}
          note={t(state.giveaway.needsCodes ? 'giveaway.needsCodes' : 'giveaway.noCodes')}
        >
          {state.errors?.map((problem, index) => (
            <ProblemPanel
              key={problem.kind}
              problem={problem}
              money={t('giveaway.stands')}
              headingLevel={3}
              {...(index === 0 && { attempt: screen.refusals })}
            />
          ))}
          <EmailForm
            id={`giveaway-${id}`}
            form={screen.form}
            submit={t('giveaway.redeem')}
            busy={screen.sending}
            busyText={t('giveaway.sending')}
            onSubmit={() => void screen.redeem()}
            beside={
              <Button kind="quiet" onClick={screen.hide}>
                {t('giveaway.hide')}
              </Button>
            }
          />
        </GiveawayCard>
      )}
    </>
  );
});
