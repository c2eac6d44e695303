import { observer } from 'mobx-react-lite';
import type { Instant } from '#domain/core/instant.ts';
import { acceptLanguage } from '#domain/language/locale.ts';
import { Button } from '../../kit/Button.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { StatusLine } from '../../kit/StatusLine.tsx';
import { useServices } from '../../services.ts';
import { useWords } from '../../words.ts';
import { WhatFor } from './WhatFor.tsx';
import type { Check, MerchantCodeScreen, MerchantCodeState } from './MerchantCodeScreen.ts';
import styles from './MerchantCodeView.module.scss';

interface DelayedCodeProps {
  screen: MerchantCodeScreen;
  state: Extract<MerchantCodeState, { kind: 'delayed' }>;
}

const SPOKEN: Partial<Record<Check, 'codePage.stillDelayed' | 'codePage.notChecked'>> = {
  'still-delayed': 'codePage.stillDelayed',
  failed: 'codePage.notChecked',
};

/** The time of the day, in the site's time zone and the visitor's language. */
function useTime(): (at: Instant) => string {
  const { language, site: store } = useServices();
  const { country, timeZone } = store.site;
  const format = new Intl.DateTimeFormat(acceptLanguage(language.locale, country), {
    timeStyle: 'short',
    timeZone,
  });
  return (at) => format.format(at);
}

/** The shop has not delivered yet: how long that takes, when it was looked last, and looking again. */
export const DelayedCode = observer(function DelayedCode({ screen, state }: DelayedCodeProps) {
  const { t, moment } = useWords();
  const time = useTime();
  const { sealed, checkedAt, check } = state;
  const spoken = SPOKEN[check];
  return (
    <Notice kind="warning" word={t('kind.warning')}>
      <WhatFor sealed={sealed} />
      <p>{t('merchantCode.delayed')}</p>
      <p>{t('merchantCode.delayedText')}</p>
      {sealed.promisedBy !== null && <p>{t('codePage.delayedBy', { moment: moment(sealed.promisedBy) })}</p>}
      <p>
        {t('codePage.checkedAt', { time: time(checkedAt) })}
        <br />
        {t('codePage.checksItself')}
      </p>
      <div className={styles.check}>
        <Button
          kind="secondary"
          icon="retry"
          busy={check === 'checking'}
          busyText={t('codePage.checking')}
          onClick={() => void screen.check()}
        >
          {t('merchantCode.refresh')}
        </Button>
        <StatusLine compact>{spoken && t(spoken)}</StatusLine>
      </div>
    </Notice>
  );
});
