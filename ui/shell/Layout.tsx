import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useState } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import type { Route } from '#domain/route/routes.ts';
import { Frame } from '../frame/Frame.tsx';
import { layoutProfileOf } from '../frame/layoutProfile.ts';
import { useDrawsEntry } from './entryPath.ts';
import { useTakeOver } from './useTakeOver.ts';
import { LazyPart } from '../parts/lazy/LazyPart.tsx';
import type { EarlyPage } from '../session/earlyPage.ts';
import { useServices } from '../session/services.ts';
import { loadSessionArea } from './loadStrip.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { useText } from '../session/text.ts';

/** Lazy: their live regions are in the page long before the first message, as screen readers require. */
const loadFlashes = async () => (await import('./Flashes.tsx')).Flashes;

/** Loaded in advance: offline it would be too late. */
const loadNetworkNotice = async () => (await import('../parts/page/NetworkNotice.tsx')).NetworkNotice;

/**
 * The first history entry of every visit has the key `default`, so the path is used there, and no other page gets its
 * position. A scrolled early page keeps its position: nothing is stored under `early`.
 */
const scrollKeys =
  (early: EarlyPage) =>
  ({ key, pathname }: Location): string =>
    early.isScrolled() ? 'early' : key === 'default' ? pathname : key;

export const Layout = observer(function Layout() {
  const { early, path, record, session, site: store } = useServices();
  const { t } = useText();
  const [scrollKey] = useState(() => scrollKeys(early));
  useTakeOver();
  // Child effects run first: a visit that begins on the redeem page has already entered its path.
  useEffect(() => path.restore(), [path]);
  const { pathname } = useLocation();
  useEffect(() => record({ kind: 'step', name: 'opened' }), [record, pathname]);
  const handle = useMatches().at(-1)?.handle as Partial<Route> | undefined;
  return (
    <Frame
      profile={layoutProfileOf(store.site)}
      skipLabel={t('frame.skip')}
      header={<SiteHeader navbar={handle?.navbar ?? true} />}
      footer={<SiteFooter />}
      network={<LazyPart load={loadNetworkNotice} props={{}} />}
      flash={<LazyPart load={loadFlashes} props={{}} />}
      strip={session.state.kind !== 'none' && <LazyPart load={loadSessionArea} props={{}} />}
      bleed={useDrawsEntry()}
    >
      <Suspense>
        <Outlet />
      </Suspense>
      <ScrollRestoration getKey={scrollKey} />
    </Frame>
  );
});
