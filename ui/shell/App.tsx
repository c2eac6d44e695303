import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, lazy, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router/dom';
import { CrashBoundary } from './Crash.tsx';
import { LoadingLine } from '../frame/LoadingLine.tsx';
import { StatusPage } from './StatusPage.tsx';
import { createRouter } from './router.tsx';
import { type Services, ServicesContext } from '../session/services.ts';

/** The loading page, then the site, or a maintenance page if it pauses or fails to load. */
export function App({ services }: { services: Services }) {
  return (
    <ServicesContext value={services}>
      <I18nextProvider i18n={services.language.i18n}>
        <CrashBoundary>
          <Stage services={services} />
        </CrashBoundary>
      </I18nextProvider>
    </ServicesContext>
  );
}

const Stage = observer(function Stage({ services }: { services: Services }) {
  const { early, site, bundledTexts, language } = services;
  const loading = !early.isShown() && (
    <StatusPage>
      <LoadingLine text={bundledTexts[language.language].loading} />
    </StatusPage>
  );
  if (site.startup.kind === 'loading') return <>{loading}</>;
  if (site.startup.kind === 'failed' || site.inMaintenance) {
    return <Paused services={services} loading={loading} />;
  }
  return <Ready services={services} />;
});

/** Requests page and texts once: if they fail to load, the crash page says so, instead of an endless retry. */
function Paused({ services, loading }: { services: Services; loading: ReactNode }) {
  const [Page] = useState(() => pauseOf(services));
  return (
    <Suspense fallback={loading}>
      <Page />
    </Suspense>
  );
}

function pauseOf({ pauseTexts }: Services) {
  return lazy(async () => {
    const [{ Pause }, texts] = await Promise.all([import('./Pause.tsx'), pauseTexts()]);
    return { default: () => <Pause texts={texts} /> };
  });
}

const Ready = observer(function Ready({ services }: { services: Services }) {
  const [router] = useState(() => createRouter(services.site.own, services));
  return <RouterProvider router={router} />;
});
