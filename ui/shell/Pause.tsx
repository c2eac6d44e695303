import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useState } from 'react';
import { acceptLanguage } from '#domain/language/locale.ts';
import { spokenReference } from '#domain/operation/correlationId.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Site } from '#domain/site/site.ts';
import { Button } from '../kit/Button.tsx';
import { CopyButton } from '../kit/CopyButton.tsx';
import { LATER_ICONS } from '../kit/laterIcons.ts';
import { Reference } from '../kit/Reference.tsx';
import { usePageLoaded } from '../parts/page/Page.tsx';
import { Spot } from '../parts/spot/Spot.tsx';
import { SupportWays } from '../problems/SupportWays.tsx';
import type { PauseTexts, PerLanguage } from '../session/bundledTexts.ts';
import { dateFormat } from '../session/dateFormat.ts';
import { foreignZone } from '../session/foreignZone.ts';
import { useServices } from '../session/services.ts';
import { useWhenBack } from '../session/useWhenBack.ts';
import { formatMoment } from '../session/text.ts';
import styles from './Pause.module.scss';
import { StatusPage } from './StatusPage.tsx';

/** Planned maintenance, or high maintenance because the site failed to load. */
export const Pause = observer(function Pause({ texts }: { texts: PerLanguage<PauseTexts> }) {
  const { arrival, correlationId, language, site } = useServices();
  const { startup, entry } = site;
  const words = texts[language.language];
  usePageLoaded();
  useWhenBack(startup.kind === 'failed', site.look);
  const [isDropped, setDropped] = useState(false);
  // Not while rendering: React may discard a render, and the press is handed over only once.
  useLayoutEffect(() => {
    if (arrival.takePress()) setDropped(true);
  }, [arrival]);
  const [isTrying, setTrying] = useState(false);
  // This page stays mounted meanwhile, and keeps the focus.
  const tryAgain = async () => {
    setTrying(true);
    await site.retry();
    setTrying(false);
  };
  const time = dateFormat(acceptLanguage(language.locale, entry.country), {
    timeStyle: 'short',
    ...(startup.kind === 'ready' && { timeZone: startup.site.timeZone }),
  });
  if (startup.kind === 'loading') return null;
  const isFailed = startup.kind === 'failed';
  const shown = isFailed ? startup.built : startup.site;
  return (
    <StatusPage title={isFailed ? words.highTitle : words.maintenanceTitle}>
      <Spot name="clock" />
      <div className={styles.words}>
        <p>{isFailed ? words.highText : words.maintenanceText}</p>
        {isDropped && <p role="alert">{words.dropped}</p>}
        {isFailed ? (
          <div className={styles.retry}>
            <Button icon={LATER_ICONS.retry} busy={isTrying} onClick={() => void tryAgain()}>
              {words.retry}
            </Button>
          </div>
        ) : (
          <Return site={startup.site} words={words} />
        )}
      </div>
      {/* Not announced: it changes every minute. */}
      <p className={styles.rechecks}>{words.rechecks.replace('{{time}}', time.format(site.now))}</p>
      <div className={styles.contact}>
        {isFailed && <ErrorCode problem={startup.problem} words={words} />}
        {isFailed && <Reference label={words.reference} value={spokenReference(correlationId)} />}
        {shown && <SupportWays site={shown}>{words.support}</SupportWays>}
      </div>
    </StatusPage>
  );
});

function ErrorCode({ problem, words }: { problem: Problem; words: PauseTexts }) {
  const code = problem.code ?? problem.kind;
  return (
    <p className={styles.code}>
      <span>
        {words.errorCode} <code translate="no">{code}</code>
      </span>
      <CopyButton
        kind="quiet"
        text={code}
        words={{ label: words.copy, copied: words.copied, denied: words.copyDenied }}
      />
    </p>
  );
}

/** When redeeming is back, in the site's time zone, which is named if the device's differs. */
const Return = observer(function Return({ site, words }: { site: Site; words: PauseTexts }) {
  const { locale } = useServices().language;
  const { end } = site.maintenance;
  if (end === null) return null;
  const zone = foreignZone(site.timeZone, end, locale);
  return (
    <>
      <p>{words.maintenanceUntil.replace('{{moment}}', formatMoment(end, locale, site))}</p>
      {zone && <p>{words.maintenanceZone.replace('{{zone}}', zone)}</p>}
    </>
  );
});
