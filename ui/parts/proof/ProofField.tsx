import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import type { SecurityQuestion } from '#application/voucher/askSecurityQuestion.ts';
import { Button } from '../../kit/Button.tsx';
import type { FieldFault } from '../../kit/ErrorSummary.tsx';
import { FieldError, FieldHint } from '../../kit/Field.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { StatusLine } from '../../kit/StatusLine.tsx';
import { TextField } from '../../kit/TextField.tsx';
import { useWords } from '../../session/words.ts';
import type { HumanProof, ProofFaults } from './HumanProof.ts';
import styles from './ProofField.module.scss';

const CAPTCHA_FIELD = 'captcha';
const ANSWER_FIELD = 'security-answer';

interface ProofFieldProps {
  proof: HumanProof;
  /** The faults as the form shows them: none before the first submit. */
  faults: ProofFaults;
  /** Why it is asked for; without it, because codes could be guessed. */
  reason?: string;
}

/** Returns what the error summary says about a missing proof, with the field to go to. */
export function useProofFaults({ captcha, answer }: ProofFaults): readonly FieldFault[] {
  const { t } = useWords();
  if (captcha) return [{ fieldId: CAPTCHA_FIELD, text: t('redeem.captcha.fault') }];
  return answer ? [{ fieldId: ANSWER_FIELD, text: t('redeem.captcha.answerFault') }] : [];
}

/** The captcha or the security question in its place; nothing only if the site has no captcha (design 7.16). */
export const ProofField = observer(function ProofField(field: ProofFieldProps) {
  const { t } = useWords();
  const { proof, faults } = field;
  const { state } = proof;
  switch (state.kind) {
    case 'none-needed':
      return null;
    case 'captcha':
      return <Captcha {...field} />;
    case 'asking':
      return <StatusLine>{t('redeem.captcha.loading')}</StatusLine>;
    case 'unavailable':
      return (
        <div id={CAPTCHA_FIELD} tabIndex={-1}>
          <Notice kind="warning" word={t('kind.warning')} live>
            <p>{t('redeem.captcha.unavailable')}</p>
            <Button kind="quiet" flush onClick={() => void proof.askQuestion({ wished: true })}>
              {t('common.tryAgain')}
            </Button>
          </Notice>
        </div>
      );
    case 'question':
      return <Question proof={proof} faults={faults} asked={state.asked} wished={state.wished} />;
  }
});

interface QuestionProps extends ProofFieldProps {
  asked: SecurityQuestion;
  wished: boolean;
}

const Question = observer(function Question({ proof, faults, asked, wished }: QuestionProps) {
  const { t, locale } = useWords();
  const field = useRef<HTMLInputElement>(null);
  const askedIn = useRef(locale);
  useEffect(() => {
    if (askedIn.current !== locale) void proof.askQuestion();
  }, [proof, locale]);
  useEffect(() => {
    if (wished) field.current?.focus();
  }, [wished, asked]);
  return (
    <TextField
      ref={field}
      id={ANSWER_FIELD}
      name="answer"
      label={t('redeem.captcha.question')}
      hint={asked.question}
      value={proof.answer}
      onChange={proof.type}
      error={faults.answer && t('redeem.captcha.answerFault')}
      errorPrefix={t('common.errorPrefix')}
      autoComplete="off"
      width="half"
      required
    />
  );
});

const Captcha = observer(function Captcha({ proof, faults, reason }: ProofFieldProps) {
  const { t, locale } = useWords();
  const place = useRef<HTMLDivElement>(null);
  const label = useId();
  useEffect(() => (place.current ? proof.place(place.current) : undefined), [proof, locale]);
  const words = {
    id: CAPTCHA_FIELD,
    hint: reason ?? t('redeem.captcha.hint'),
    error: faults.captcha && t('redeem.captcha.fault'),
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
      <div ref={place} id={CAPTCHA_FIELD} tabIndex={-1} className={styles.place} />
      <FieldError {...words} />
      <div>
        <Button kind="quiet" flush onClick={() => void proof.askQuestion({ wished: true })}>
          {t('redeem.captcha.instead')}
        </Button>
      </div>
    </div>
  );
});
