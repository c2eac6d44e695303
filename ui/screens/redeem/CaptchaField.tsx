import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import type { SecurityQuestion } from '#application/voucher/askSecurityQuestion.ts';
import { Button } from '../../kit/Button.tsx';
import { FieldError, FieldHint } from '../../kit/Field.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { StatusLine } from '../../kit/StatusLine.tsx';
import { TextField } from '../../kit/TextField.tsx';
import { useWords } from '../../words.ts';
import styles from './CaptchaField.module.scss';
import type { CodeFormScreen } from './CodeFormScreen.ts';

export const CAPTCHA_FIELD = 'captcha';
export const ANSWER_FIELD = 'security-answer';

/** The captcha, or the security question in its place; never neither (design 7.16). */
export const CaptchaField = observer(function CaptchaField({ screen }: { screen: CodeFormScreen }) {
  const { t } = useWords();
  const { proof } = screen;
  switch (proof.kind) {
    case 'none-needed':
      return null;
    case 'captcha':
      return <Captcha screen={screen} />;
    case 'asking':
      return <StatusLine>{t('redeem.captcha.loading')}</StatusLine>;
    case 'unavailable':
      return (
        <div id={CAPTCHA_FIELD} tabIndex={-1}>
          <Notice kind="warning" word={t('kind.warning')} live>
            <p>{t('redeem.captcha.unavailable')}</p>
            <Button kind="quiet" flush onClick={() => void screen.askQuestion({ wished: true })}>
              {t('common.tryAgain')}
            </Button>
          </Notice>
        </div>
      );
    case 'question':
      return <Question screen={screen} asked={proof.asked} wished={proof.wished} />;
  }
});

interface QuestionProps {
  screen: CodeFormScreen;
  asked: SecurityQuestion;
  wished: boolean;
}

const Question = observer(function Question({ screen, asked, wished }: QuestionProps) {
  const { t, locale } = useWords();
  const field = useRef<HTMLInputElement>(null);
  const askedIn = useRef(locale);
  useEffect(() => {
    if (askedIn.current !== locale) void screen.askQuestion();
  }, [screen, locale]);
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
      value={screen.form.draft.answer}
      onChange={(answer) => screen.form.change({ answer })}
      error={screen.form.faults.answer && t('redeem.captcha.answerFault')}
      errorPrefix={t('common.errorPrefix')}
      autoComplete="off"
      width="half"
      required
    />
  );
});

const Captcha = observer(function Captcha({ screen }: { screen: CodeFormScreen }) {
  const { t, locale } = useWords();
  const place = useRef<HTMLDivElement>(null);
  const label = useId();
  useEffect(() => (place.current ? screen.placeCaptcha(place.current) : undefined), [screen, locale]);
  const words = {
    id: CAPTCHA_FIELD,
    hint: t('redeem.captcha.hint'),
    error: screen.form.faults.captcha && t('redeem.captcha.fault'),
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
        <Button kind="quiet" flush onClick={() => void screen.askQuestion({ wished: true })}>
          {t('redeem.captcha.instead')}
        </Button>
      </div>
    </div>
  );
});
