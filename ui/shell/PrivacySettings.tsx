import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { Consent } from '#application/ports/consent.ts';
import type { Route } from '#domain/route/routes.ts';
import { useServices, useShared } from '../session/services.ts';
import { useText } from '../session/text.ts';
import styles from './PrivacySettings.module.scss';

/**
 * Starts the consent tool, reports page views to it, and draws the button for its settings. Draws nothing if third
 * parties may not run or the tool fails to load.
 */
export const PrivacySettings = observer(function PrivacySettings() {
  const { privacy } = useShared();
  const { language } = useServices().language;
  const { t } = useText();
  const consent = useConsentTool();
  const pattern = (useMatches().at(-1)?.handle as Partial<Route> | undefined)?.path;
  const { pathname } = useLocation();
  // Each URL counts as a page view, but only its pattern is reported.
  useEffect(() => {
    if (pattern !== undefined) privacy.lookAt(pattern);
  }, [privacy, pattern, pathname]);
  // Each step checks whether it leaves the zone. Prefetched, so that it works offline.
  useEffect(() => void import('./crossing.ts').catch(() => undefined), []);
  useEffect(() => consent?.speak(language), [consent, language]);
  return (
    consent !== null && (
      <li>
        <button type="button" className={styles.button} onClick={() => consent.open()}>
          {t('privacy.settings')}
        </button>
      </li>
    )
  );
});

/** Null until the tool is loaded, and where there is none. */
function useConsentTool(): Consent | null {
  const { privacy } = useShared();
  const [tool, setTool] = useState<Consent | null>(null);
  useEffect(() => {
    let isLeft = false;
    void privacy
      .consent()
      .then(async (consent) => {
        if ((await consent?.ready) && !isLeft) setTool(consent);
      })
      // Without our chunk there is no tool, and nothing runs that needs consent.
      .catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [privacy]);
  return tool;
}
