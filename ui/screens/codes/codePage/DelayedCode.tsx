import { observer } from 'mobx-react-lite';
import { Notice } from '../../../kit/Notice.tsx';
import { useText } from '../../../session/text.ts';
import { LookAgain } from '../../../parts/answers/LookAgain.tsx';
import type { CodePageScreen, CodePageState } from './CodePageScreen.ts';
import { CodeSummary } from './CodeSummary.tsx';

interface DelayedCodeProps {
  screen: CodePageScreen;
  state: Extract<CodePageState, { kind: 'delayed' }>;
}

/**
 * Says that the shop has not delivered the code yet: the expected time, the time of the last check, and a button to
 * check again.
 */
export const DelayedCode = observer(function DelayedCode({ screen, state }: DelayedCodeProps) {
  const { t, moment } = useText();
  const { sealed, checkedAt, check } = state;
  return (
    <CodeSummary sealed={sealed}>
      <Notice kind="warning" word={t('kind.warning')}>
        <p>{t('merchantCode.delayed')}</p>
        <p>{t('merchantCode.delayedText')}</p>
        {sealed.promisedBy !== null && (
          <p>{t('codePage.delayedBy', { moment: moment(sealed.promisedBy) })}</p>
        )}
        <LookAgain
          check={check}
          checkedAt={checkedAt}
          label={t('merchantCode.refresh')}
          stillDelayed={t('codePage.stillDelayed')}
          onCheck={() => void screen.check()}
        />
      </Notice>
    </CodeSummary>
  );
});
