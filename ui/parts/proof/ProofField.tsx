import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { FieldFault } from '../../kit/ErrorSummary.tsx';
import { describedBy, FieldError } from '../../kit/Field.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { StatusLine } from '../../kit/StatusLine.tsx';
import { unreachable } from '../../problems/Unreachable.tsx';
import { useText } from '../../session/text.ts';
import { LazyPart } from '../lazy/LazyPart.tsx';
import type { HumanProof } from './HumanProof.ts';
import { type ProofFaults, wantsPress } from './proofState.ts';
import { ANSWER_FIELD, CAPTCHA_FIELD } from './fields.ts';
import styles from './ProofField.module.scss';

interface ProofFieldProps {
  proof: HumanProof;
  /** Empty before the first submit. */
  faults: ProofFaults;
}

/** Returns the error summary's entry for a missing proof. */
export function useProofFaults({ captcha, answer }: ProofFaults): readonly FieldFault[] {
  const { t } = useText();
  if (captcha) return [{ fieldId: CAPTCHA_FIELD, text: t(`redeem.captcha.fault.${captcha}`) }];
  return answer ? [{ fieldId: ANSWER_FIELD, text: t('redeem.captcha.answerFault') }] : [];
}

const loadSecurityQuestion = async () => (await import('./SecurityQuestionField.tsx')).SecurityQuestionField;

/** Stroke of a shield. */
const SHIELD = 'M12 3 5 6v5c0 5 3 8 7 10 4-2 7-5 7-10V6z';

interface ProvedProps extends ProofFieldProps {
  /** The form's button. */
  children: ReactNode;
}

/**
 * The security check around the form's button: one line below it, and between field and button only what the user must
 * act on. Draws only the button if the site has no captcha (product 4.5).
 */
export const ProofField = observer(function ProofField({ children, ...field }: ProvedProps) {
  const { t } = useText();
  const { proof } = field;
  const { state } = proof;
  if (state.kind === 'none-needed') return <>{children}</>;
  const asked = state.kind === 'question' || state.kind === 'unavailable' ? state : null;
  const waiting = <StatusLine>{t('redeem.captcha.loading')}</StatusLine>;
  const automatic = state.kind === 'asking' ? waiting : <Captcha {...field} />;
  return (
    <>
      {asked ? (
        <LazyPart
          load={loadSecurityQuestion}
          props={{ ...field, state: asked }}
          waiting={waiting}
          otherwise={unreachable}
        />
      ) : (
        automatic
      )}
      {children}
      <p className={styles.line}>
        <Icon name={SHIELD} size="s" />
        <span>
          {t('redeem.captcha.protected')}{' '}
          {proof.canAsk && (
            <button
              type="button"
              className={styles.other}
              onClick={() => {
                if (asked) proof.renew();
                else if (state.kind !== 'asking') void proof.askQuestion({ requested: true });
              }}
            >
              {t(asked ? 'redeem.captcha.back' : 'redeem.captcha.instead')}
            </button>
          )}
        </span>
      </p>
    </>
  );
});

/** Runs unseen until the user must act on it. */
const Captcha = observer(function Captcha({ proof, faults: { captcha } }: ProofFieldProps) {
  const { t, locale } = useText();
  const place = useRef<HTMLDivElement>(null);
  const label = useId();
  useEffect(() => (place.current ? proof.mount(place.current) : undefined), [proof, locale]);
  // Not closed while the user works on it: the focus would fall out of the page.
  const isUsed = place.current?.contains(document.activeElement);
  const isOpen = proof.state.kind === 'needs-attention' || isUsed;
  const words = {
    id: CAPTCHA_FIELD,
    error: captcha && t(`redeem.captcha.fault.${captcha}`),
    errorPrefix: t('common.errorPrefix'),
  };
  return (
    <div
      id={CAPTCHA_FIELD}
      // Unseen it is empty: nothing that a screen reader would name.
      {...(isOpen && { role: 'group', 'aria-labelledby': label })}
      tabIndex={-1}
      aria-describedby={describedBy(words)}
      className={isOpen ? styles.captcha : styles.unseen}
    >
      <p id={label} className={styles.label}>
        {t('redeem.captcha.label')}
      </p>
      {wantsPress(proof.state) && !words.error && (
        <p className={styles.label}>{t('redeem.captcha.fault.press')}</p>
      )}
      <div ref={place} className={styles.place} inert={!isOpen} />
      {/* The focus stays in the captcha while the user works on it. */}
      <div aria-live="polite">
        <FieldError {...words} />
      </div>
    </div>
  );
});
