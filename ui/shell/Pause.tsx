import { observer } from 'mobx-react-lite';
import { type ReactNode, use, useState } from 'react';
import type { Instant } from '#domain/core/instant.ts';
import { type Locale, acceptLanguage } from '#domain/language/locale.ts';
import { safeHref } from '#domain/link/safeHref.ts';
import type { Site } from '#domain/site/site.ts';
import { HighMaintenancePage, MaintenancePage } from '../frame/MaintenancePage.tsx';
import { ExternalLink } from '../kit/ExternalLink.tsx';
import { usePageLoaded } from '../parts/page/Page.tsx';
import type { PauseTexts, PerLanguage } from '../session/bundledTexts.ts';
import { useServices } from '../session/services.ts';
import { useWhenBack } from '../session/useWhenBack.ts';
import { formatMoment } from '../session/words.ts';
import { zoneOffset } from '../session/zoneOffset.ts';
import { useTakeOver } from './useTakeOver.ts';

const MINUTE_MS = 60_000;

/** The maintenance page: planned maintenance, or high maintenance because the site could not be loaded. */
export const Pause = observer(function Pause({ texts }: { texts: Promise<PerLanguage<PauseTexts>> }) {
  const { arrival, language, site } = useServices();
  const { startup, entry } = site;
  const words = use(texts)[language.language];
  usePageLoaded();
  useTakeOver();
  useWhenBack(startup.kind === 'failed', site.look);
  const [isDropped] = useState(() => arrival.takePress());
  const [isTrying, setTrying] = useState(false);
  const dropped = isDropped && <p role="alert">{words.dropped}</p>;
  // This page stays meanwhile, with the focus and all that it says.
  const tryAgain = async () => {
    setTrying(true);
    await site.retry();
    setTrying(false);
  };
  const time = new Intl.DateTimeFormat(acceptLanguage(language.locale, entry.country), {
    timeStyle: 'short',
    ...(startup.kind === 'ready' && { timeZone: startup.site.timeZone }),
  });
  const shared = {
    brand: entry.brand,
    logo: entry.logo,
    // Not spoken: the same words every minute would disturb.
    rechecks: words.rechecks.replace('{{time}}', time.format(site.now)),
  };
  if (startup.kind === 'failed') {
    const { problem } = startup;
    return (
      <HighMaintenancePage
        {...shared}
        title={words.highTitle}
        code={{
          label: words.errorCode,
          value: problem.code ?? problem.kind,
          copy: { label: words.copy, copied: words.copied, denied: words.copyDenied },
        }}
        retry={{ label: words.retry, onRetry: () => void tryAgain(), busy: isTrying }}
      >
        <p>{words.highText}</p>
        {dropped}
      </HighMaintenancePage>
    );
  }
  if (startup.kind !== 'ready') return null;
  const { end } = startup.site.maintenance;
  return (
    <MaintenancePage
      {...shared}
      title={words.maintenanceTitle}
      contact={<Contact site={startup.site}>{words.support}</Contact>}
    >
      <p>{words.maintenanceText}</p>
      {dropped}
      {end !== null && <Return end={end} site={startup.site} words={words} />}
    </MaintenancePage>
  );
});

/** When redeeming is back, by the clocks of the site; they are named where those of the device show another time. */
const Return = observer(function Return({
  end,
  site,
  words,
}: {
  end: Instant;
  site: Site;
  words: PauseTexts;
}) {
  const { language } = useServices();
  const { locale } = language;
  const here = -new Date(end).getTimezoneOffset() * MINUTE_MS;
  const isElsewhere = zoneOffset(site.timeZone)(end) !== here;
  return (
    <>
      <p>{words.maintenanceUntil.replace('{{moment}}', formatMoment(end, locale, site))}</p>
      {isElsewhere && (
        <p>{words.maintenanceZone.replace('{{zone}}', zoneName(site.timeZone, end, locale))}</p>
      )}
    </>
  );
});

/** Returns what a time zone is called at a moment: "Central European Standard Time". */
function zoneName(timeZone: string, at: Instant, locale: Locale): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

function Contact({ site, children }: { site: Site; children: ReactNode }) {
  const mail = safeHref(`mailto:${site.support.email}`);
  const phone = site.support.phone === null ? null : safeHref(`tel:${site.support.phone}`);
  return (
    <p>
      {children}: {phone && <ExternalLink href={phone}>{site.support.phone}</ExternalLink>}
      {phone && mail && ' · '}
      {mail && <ExternalLink href={mail}>{site.support.email}</ExternalLink>}
    </p>
  );
}
