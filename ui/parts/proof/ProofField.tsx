import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../kit/Button.tsx';
import type { FieldFault } from '../../kit/ErrorSummary.tsx';
import { FieldError, FieldHint } from '../../kit/Field.tsx';
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
  /** Why a proof is needed; by default against guessing codes. */
  reason?: string;
}

/** Returns the error summary's entry for a missing proof. */
export function useProofFaults({ captcha, answer }: ProofFaults): readonly FieldFault[] {
  const { t } = useText();
  if (captcha) return [{ fieldId: CAPTCHA_FIELD, text: t(captchaFault(captcha)) }];
  return answer ? [{ fieldId: ANSWER_FIELD, text: t('redeem.captcha.answerFault') }] : [];
}

const captchaFault = (fault: 'confirm' | 'press') =>
  fault === 'press' ? 'redeem.captcha.press' : 'redeem.captcha.fault';

const loadSecurityQuestion = async () => (await import('./SecurityQuestionField.tsx')).SecurityQuestionField;

/** Draws nothing only if the site has no captcha (product 4.5). */
export const ProofField = observer(function ProofField(field: ProofFieldProps) {
  const { t } = useText();
  const { proof, faults } = field;
  const { state } = proof;
  const waiting = <StatusLine>{t('redeem.captcha.loading')}</StatusLine>;
  switch (state.kind) {
    case 'none-needed':
      return null;
    case 'captcha':
    case 'awaited':
    case 'needs-attention':
      return <Captcha {...field} />;
    case 'asking':
      return <>{waiting}</>;
    case 'question':
    case 'unavailable':
      return (
        <LazyPart
          load={loadSecurityQuestion}
          props={{ proof, faults, state }}
          waiting={waiting}
          otherwise={unreachable}
        />
      );
  }
});

const Captcha = observer(function Captcha({ proof, faults, reason }: ProofFieldProps) {
  const { t, locale } = useText();
  const place = useRef<HTMLDivElement>(null);
  const label = useId();
  useEffect(() => (place.current ? proof.mount(place.current) : undefined), [proof, locale]);
  const words = {
    id: CAPTCHA_FIELD,
    hint: reason ?? t('redeem.captcha.hint'),
    error: faults.captcha && t(captchaFault(faults.captcha)),
    errorPrefix: t('common.errorPrefix'),
  };
  return (
    <div
      role="group"
      aria-labelledby={label}
      aria-describedby={`${CAPTCHA_FIELD}-hint`}
      className={styles.captcha}
    >
      <p id={label} className={styles.label}>
        {t('redeem.captcha.label')}
      </p>
      <FieldHint {...words} />
      <div className={styles.box}>
        <div ref={place} id={CAPTCHA_FIELD} tabIndex={-1} className={styles.place} />
        {!words.error && <p className={styles.waits}>{t('redeem.captcha.waits')}</p>}
      </div>
      {/* A live region: the focus stays in the captcha while the user works on it. */}
      <div aria-live="polite" className={styles.told}>
        <FieldError {...words} />
        {wantsPress(proof.state) && !words.error && <p>{t('redeem.captcha.press')}</p>}
        <Button kind="quiet" flush onClick={() => void proof.askQuestion({ requested: true })}>
          {t('redeem.captcha.instead')}
        </Button>
      </div>
    </div>
  );
});
