import { FormLayout } from '../../../frame/FormLayout.tsx';
import { Button } from '../../../kit/Button.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import { useFocusWhenLost } from '../../../kit/useFocusWhenLost.ts';
import { AskAgain } from '../../../parts/answers/AskAgain.tsx';
import { useCodeReader } from '../../../parts/codeForm/useCodeReader.ts';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { useArea, useScreen, useShared } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { perHolder } from '../../../session/perHolder.tsx';
import { REACTIVATION } from '../services.ts';
import { ReactivationForm, useReactivationFaults } from './ReactivationForm.tsx';
import { ReactivationScreen } from './ReactivationScreen.ts';
import { ReactivationStanding } from './ReactivationStanding.tsx';
import { OldAndNew } from './OldAndNew.tsx';

/** The page on which an old code is checked, so that it works again. */
export const ReactivationView = perHolder(function ReactivationView() {
  const { t } = useText();
  const screen = useReactivation();
  const faults = useReactivationFaults(screen);
  const { state } = screen;
  const part = useFocusWhenLost<HTMLDivElement>(partOf(state.kind));
  const isForm = partOf(state.kind) === 'form';
  return (
    <FormLayout
      plain={!isForm}
      title={
        <TitledHeading
          title={t('reactivation.title')}
          lead={isForm && t('reactivation.lead')}
          faultPrefix={faults.length > 0 ? t('common.errorPrefix') : undefined}
        />
      }
      aside={<OldAndNew />}
    >
      <div ref={part} tabIndex={-1}>
        {state.kind === 'finding' && (
          <Skeleton label={t('reactivation.resuming')} shapes={['card', 'button']} />
        )}
        {state.kind === 'not-found-out' && (
          <AskAgain problem={state.problem} again={screen.resume}>
            <Button kind="quiet" onClick={screen.another}>
              {t('reactivation.another')}
            </Button>
          </AskAgain>
        )}
        {isForm && <ReactivationForm screen={screen} faults={faults} />}
        {state.kind === 'known' && <ReactivationStanding screen={screen} state={state} />}
      </div>
    </FormLayout>
  );
});

/** The same key while sending and after a refusal, so that the form is not remounted and keeps the focus. */
function partOf(kind: ReactivationScreen['state']['kind']): string {
  return kind === 'sending' || kind === 'refused' ? 'form' : kind;
}

function useReactivation(): ReactivationScreen {
  const { kept: typed } = useShared();
  const { forgetReactivation, kept, requestReactivation, resumeReactivation } = useArea(REACTIVATION);
  const reader = useCodeReader();
  return useScreen(
    ({ arrival, site, language, askSecurityQuestion, captcha, now }) =>
      new ReactivationScreen({
        site: site.site,
        locale: () => language.locale,
        ask: askSecurityQuestion,
        captcha,
        now,
        reader,
        request: requestReactivation,
        resume: resumeReactivation,
        forget: forgetReactivation,
        kept,
        takeCode: () => arrival.takeCode(),
        email: typed.read('customerDraft')?.email ?? '',
      }),
  );
}
