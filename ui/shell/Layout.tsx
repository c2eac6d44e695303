import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import { type Location, Outlet, ScrollRestoration, useMatches } from 'react-router';
import { Frame } from '../frame/Frame.tsx';
import { layoutProfileOf } from '../frame/layoutProfile.ts';
import { useDrawsEntry } from './useDrawsEntry.ts';
import { Later } from '../parts/later/Later.tsx';
import { useServices } from '../session/services.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { useWords } from '../session/words.ts';

/** After the first screen: its live regions then stand long before the first message. */
const loadFlashes = async () => {
  const { Flashes } = await import('./Flashes.tsx');
  return () => <Flashes />;
};

/** As the flashes: long before the network goes. */
const loadNetworkNotice = async () => {
  const { NetworkNotice } = await import('../parts/page/NetworkNotice.tsx');
  return () => <NetworkNotice />;
};

/** Nobody has a voucher before the first screen has asked for its code. */
const loadSessionArea = async () => {
  const { SessionArea } = await import('./SessionArea.tsx');
  return () => <SessionArea />;
};

/** The first entry of every visit has the same key: its place is kept by its path, so that no other page gets it. */
const scrollKey = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);

/** The frame around every screen, filled with the site's own parts. */
export const Layout = observer(function Layout() {
  const { path, session, site: store } = useServices();
  const { t } = useWords();
  // After the redeem page below, if that is where the visit begins, has said what it is for.
  useEffect(() => path.restore(), [path]);
  const handle = useMatches().at(-1)?.handle as { navbar?: boolean } | undefined;
  return (
    <Frame
      profile={layoutProfileOf(store.site.layout)}
      skipLabel={t('frame.skip')}
      header={<SiteHeader navbar={handle?.navbar ?? true} />}
      footer={<SiteFooter />}
      network={<Later load={loadNetworkNotice} props={{}} />}
      flash={<Later load={loadFlashes} props={{}} />}
      strip={session.state.kind !== 'none' && <Later load={loadSessionArea} props={{}} />}
      bleed={useDrawsEntry()}
    >
      <Suspense>
        <Outlet />
      </Suspense>
      <ScrollRestoration getKey={scrollKey} />
    </Frame>
  );
});
