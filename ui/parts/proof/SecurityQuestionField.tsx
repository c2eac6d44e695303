import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { SecurityQuestion } from '#domain/voucher/securityQuestion.ts';
import { Button } from '../../kit/Button.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { TextField } from '../../kit/TextField.tsx';
import { useFocusOn } from '../../kit/useFocusOn.ts';
import { SupportWays } from '../../problems/SupportWays.tsx';
import { useText } from '../../session/text.ts';
import type { HumanProof } from './HumanProof.ts';
import type { ProofFaults, ProofState } from './proofState.ts';
import { ANSWER_FIELD, CAPTCHA_FIELD } from './fields.ts';

interface SecurityQuestionFieldProps {
  proof: HumanProof;
  faults: ProofFaults;
  state: Extract<ProofState, { kind: 'question' | 'unavailable' }>;
}

/** Replaces the captcha: a security question, or the notice that neither can be loaded. */
export function SecurityQuestionField({ proof, faults, state }: SecurityQuestionFieldProps) {
  return state.kind === 'question' ? (
    <Question proof={proof} faults={faults} asked={state.asked} requested={state.requested} />
  ) : (
    <Unavailable proof={proof} isLacking={(state.why ?? 'not-offered') === 'not-offered'} />
  );
}

const Unavailable = observer(function Unavailable({
  proof,
  isLacking,
}: {
  proof: HumanProof;
  isLacking: boolean;
}) {
  const { t } = useText();
  const again = () => (isLacking ? proof.renew() : void proof.askQuestion({ requested: true }));
  return (
    <div id={CAPTCHA_FIELD} tabIndex={-1}>
      <Notice kind="warning" word={t('kind.warning')} live>
        <p>{t(isLacking ? 'redeem.captcha.alone' : 'redeem.captcha.unavailable')}</p>
        {isLacking && <SupportWays>{t('next.contact-support')}</SupportWays>}
        <Button kind="quiet" flush onClick={again}>
          {t('common.tryAgain')}
        </Button>
      </Notice>
    </div>
  );
});

interface QuestionProps extends Pick<SecurityQuestionFieldProps, 'proof' | 'faults'> {
  asked: SecurityQuestion;
  requested: boolean;
}

const Question = observer(function Question({ proof, faults, asked, requested }: QuestionProps) {
  const { t, locale } = useText();
  const field = useFocusOn<HTMLInputElement>(requested && asked);
  const askedIn = useRef(locale);
  useEffect(() => {
    if (askedIn.current !== locale) void proof.askQuestion();
  }, [proof, locale]);
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
