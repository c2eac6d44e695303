import { observer } from 'mobx-react-lite';
import { useId, useRef, useState } from 'react';
import type { GiveawayPlace } from '#domain/giveaway/giveaway.ts';
import { GiveawayCard } from './GiveawayCard.tsx';
import { Button } from '../../../kit/Button.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { SafeHtml } from '../../../kit/SafeHtml.tsx';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import { ProblemPanel } from '../../../problems/ProblemPanel.tsx';
import { useArea, useScreen, useShared } from '../../../session/services.ts';
import { AFTERCARE } from '../services.ts';
import { useWords } from '../../../session/words.ts';
import { EmailForm } from '../emailForm/EmailForm.tsx';
import { useFocusOn } from '../../../kit/useFocusOn.ts';
import styles from './GiveawayArea.module.scss';
import { GiveawayScreen, type GiveawayState } from './GiveawayScreen.ts';

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
  const { findGiveaway, redeemGiveaway } = useArea(AFTERCARE);
  const { newKey } = useShared();
  const { t } = useWords();
  const screen = useScreen(
    () => new GiveawayScreen({ place, find: findGiveaway, redeem: redeemGiveaway, newKey, email, onDone }),
  );
  const { state } = screen;
  const isHidden = state.kind === 'hidden';
  // The button that was pressed is gone with the card.
  const hidden = useFocusOn<HTMLDivElement>(isHidden);
  return (
    <>
      <div ref={hidden} tabIndex={-1} role="status" className={styles.hidden} data-print="never">
        {isHidden && <VisuallyHidden>{t('giveaway.hidden')}</VisuallyHidden>}
      </div>
      {'giveaway' in state && <Card screen={screen} state={state} />}
    </>
  );
});

interface CardProps {
  screen: GiveawayScreen;
  state: Extract<GiveawayState, { giveaway: unknown }>;
}

/**
 * The card, and what came of it in the same place: as high as it was, so that what stands below does not come up under
 * a pointer that presses twice.
 */
const Card = observer(function Card({ screen, state }: CardProps) {
  const { t } = useWords();
  const { banner, promoText, needsCodes } = state.giveaway;
  const isOver = state.kind === 'redeemed';
  const place = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  // The button that was pressed is gone with the form.
  const over = useFocusOn<HTMLDivElement>(isOver);
  const redeem = () => {
    setHeight(place.current?.offsetHeight ?? 0);
    void screen.redeem();
  };
  return (
    <div ref={place} className={styles.place} style={isOver ? { minBlockSize: height } : undefined}>
      <GiveawayCard
        title={t('giveaway.title')}
        banner={banner}
        promo={promoText && <SafeHtml html={promoText} />}
        note={isOver ? undefined : t(needsCodes ? 'giveaway.needsCodes' : 'giveaway.noCodes')}
      >
        <div ref={over} tabIndex={-1} role="status" className={styles.over}>
          {isOver && (
            <Notice kind="success" word={t('kind.success')}>
              <p>{t('giveaway.redeemed', { email: state.email })}</p>
            </Notice>
          )}
        </div>
        {!isOver && <Wish screen={screen} state={state} onSubmit={redeem} />}
      </GiveawayCard>
    </div>
  );
});

interface WishProps {
  screen: GiveawayScreen;
  state: Extract<GiveawayState, { errors: unknown }>;
  onSubmit: () => void;
}

/** Where it shall be mailed to, and what was wrong with it before. */
const Wish = observer(function Wish({ screen, state, onSubmit }: WishProps) {
  const { t } = useWords();
  const id = useId();
  return (
    <>
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
        onSubmit={onSubmit}
        beside={
          <Button kind="quiet" onClick={screen.hide}>
            {t('giveaway.hide')}
          </Button>
        }
      />
    </>
  );
});
