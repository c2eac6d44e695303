import { observer } from 'mobx-react-lite';
import { useId, useRef, useState } from 'react';
import type { GiveawayPlace } from '#domain/giveaway/giveaway.ts';
import { Button } from '../../../kit/Button.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { Picture } from '../../../kit/Picture.tsx';
import { SafeHtml } from '../../../kit/SafeHtml.tsx';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import { ProblemPanel } from '../../../problems/ProblemPanel.tsx';
import { useArea, useScreen, useShared } from '../../../session/services.ts';
import { AFTERCARE } from '../services.ts';
import { classes } from '../../../kit/classes.ts';
import { useText } from '../../../session/text.ts';
import { EmailForm } from '../emailForm/EmailForm.tsx';
import { useFocusOn } from '../../../kit/useFocusOn.ts';
import flow from '../../../styles/flow.module.scss';
import styles from './GiveawayArea.module.scss';
import { GiveawayScreen, type GiveawayState } from './GiveawayScreen.ts';

interface GiveawayAreaProps {
  /** Returns the giveaway's place and its current authorisation. Must be a stable function. */
  place: () => GiveawayPlace;
  /** The address to which the shop's code was mailed; empty if this tab does not know it. */
  email: string;
  /** Called when there is no giveaway to find, or it was redeemed. */
  onDone: () => void;
}

/** Offers a giveaway if there is one, else renders nothing. Only for sites with the switch `showGiveaway`. */
export const GiveawayArea = observer(function GiveawayArea({ place, email, onDone }: GiveawayAreaProps) {
  const { findGiveaway, redeemGiveaway } = useArea(AFTERCARE);
  const { newKey } = useShared();
  const { t } = useText();
  const screen = useScreen(
    () => new GiveawayScreen({ place, find: findGiveaway, redeem: redeemGiveaway, newKey, email, onDone }),
  );
  const { state } = screen;
  const isHidden = state.kind === 'hidden';
  // The pressed button is unmounted with the card, so the message takes the focus.
  const hidden = useFocusOn<HTMLDivElement>(isHidden);
  return (
    <>
      <div ref={hidden} tabIndex={-1} role="status" className={styles.hidden} data-print="never">
        {isHidden && <VisuallyHidden>{t('giveaway.hidden')}</VisuallyHidden>}
      </div>
      {state.kind !== 'none' && state.kind !== 'hidden' && <Card screen={screen} state={state} />}
    </>
  );
});

interface CardProps {
  screen: GiveawayScreen;
  state: Exclude<GiveawayState, { kind: 'none' | 'hidden' }>;
}

/**
 * The giveaway's card. After a success the message replaces the giveaway; the card keeps its height, so that a double
 * click does not hit something that moved under the pointer.
 */
const Card = observer(function Card({ screen, state }: CardProps) {
  const { t } = useText();
  const id = useId();
  const offered = state.kind === 'redeemed' ? null : state.giveaway;
  const place = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  // The pressed button is unmounted with the form, so the message takes the focus.
  const over = useFocusOn<HTMLDivElement>(offered === null);
  const redeem = () => {
    setHeight(place.current?.offsetHeight ?? 0);
    void screen.redeem();
  };
  return (
    <div ref={place} className={styles.place} style={offered ? undefined : { minBlockSize: height }}>
      <section className={styles.card} aria-labelledby={id} data-print="never">
        {offered?.banner && (
          <Picture className={styles.banner} src={offered.banner} alt="" width={640} height={240} />
        )}
        <div className={classes(flow.stack4, styles.body)}>
          <h2 id={id} className={styles.title}>
            {t('giveaway.title')}
          </h2>
          {offered?.promoText && (
            <div className={styles.promo}>
              <SafeHtml html={offered.promoText} />
            </div>
          )}
          {offered && (
            <p className={styles.note}>
              {t('giveaway.extra')} {t(offered.needsCodes ? 'giveaway.needsCodes' : 'giveaway.noCodes')}
            </p>
          )}
          <div ref={over} tabIndex={-1} role="status" className={styles.over}>
            {state.kind === 'redeemed' && (
              <Notice kind="success" word={t('kind.success')}>
                <p>{t('giveaway.redeemed', { email: state.email })}</p>
              </Notice>
            )}
          </div>
          {state.kind !== 'redeemed' && <GiveawayForm screen={screen} state={state} onSubmit={redeem} />}
        </div>
      </section>
    </div>
  );
});

interface GiveawayFormProps {
  screen: GiveawayScreen;
  state: Extract<GiveawayState, { errors: unknown }>;
  onSubmit: () => void;
}

/** The form for the email address, with the reason of the last refusal. */
const GiveawayForm = observer(function GiveawayForm({ screen, state, onSubmit }: GiveawayFormProps) {
  const { t } = useText();
  const id = useId();
  return (
    <>
      {state.errors?.map((problem, index) => (
        <ProblemPanel
          key={problem.kind}
          problem={problem}
          money={{ sentence: t('giveaway.stands') }}
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
          <Button kind="quiet" flush onClick={screen.hide}>
            {t('giveaway.hide')}
          </Button>
        }
      />
    </>
  );
});
