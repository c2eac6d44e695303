import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { Consent } from '#application/ports/consent.ts';
import { useServices, useShared } from '../session/services.ts';
import { useText } from '../session/text.ts';
import type { RouteEntry } from './routeEntry.ts';
import styles from './PrivacySettings.module.scss';

/**
 * Starts the site's consent tool, tells it which pages are looked at, and draws the button that opens its settings.
 * Nothing where no third party may run, and where the tool could not be loaded.
 */
export const PrivacySettings = observer(function PrivacySettings() {
  const { privacy } = useShared();
  const { language } = useServices().language;
  const { t } = useText();
  const consent = useConsentTool();
  const pattern = (useMatches().at(-1)?.handle as Partial<RouteEntry> | undefined)?.path;
  const { pathname } = useLocation();
  // Each address is a page of its own; only its pattern is told.
  useEffect(() => {
    if (pattern !== undefined) privacy.lookAt(pattern);
  }, [privacy, pattern, pathname]);
  // A step asks whether it leaves the zone: loaded ahead, so that losing the network stops nobody.
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

/** The tool once it is there; null before, and where there is none. */
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
      // Without our own chunk there is no tool, and nothing runs that would need one.
      .catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [privacy]);
  return tool;
}
