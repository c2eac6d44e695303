import { observer } from 'mobx-react-lite';
import { type ReactNode, use } from 'react';
import { safeHref } from '#domain/link/safeHref.ts';
import type { Site } from '#domain/site/site.ts';
import { HighMaintenancePage, MaintenancePage } from '../frame/MaintenancePage.tsx';
import { ExternalLink } from '../kit/ExternalLink.tsx';
import { usePageLoaded } from '../parts/page/Page.tsx';
import type { PauseTexts, PerLanguage } from '../session/bundledTexts.ts';
import { useServices } from '../session/services.ts';
import { formatMoment } from '../session/words.ts';

/** The maintenance page: planned maintenance, or high maintenance because the site could not be loaded. */
export const Pause = observer(function Pause({ texts }: { texts: Promise<PerLanguage<PauseTexts>> }) {
  const { language, site } = useServices();
  const { startup, entry } = site;
  const words = use(texts)[language.language];
  usePageLoaded();
  const shared = { brand: entry.brand, logo: entry.logo };
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
        retry={{ label: words.retry, onRetry: () => void site.load() }}
      >
        <p>{words.highText}</p>
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
      {end !== null && (
        <p>
          {words.maintenanceUntil.replace('{{moment}}', formatMoment(end, language.locale, startup.site))}
        </p>
      )}
    </MaintenancePage>
  );
});

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
