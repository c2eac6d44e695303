import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { lastFour } from '#domain/voucher/voucher.ts';
import { Frame } from './frame/Frame.tsx';
import { VoucherStrip } from './frame/VoucherStrip.tsx';
import { layoutProfileOf } from './frame/layoutProfile.ts';
import { useDrawsEntry } from './screens/shops/useDrawsEntry.ts';
import { Later } from './Later.tsx';
import { useServices } from './services.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { useWords } from './words.ts';

/** After the first screen: its live regions then stand long before the first message. */
const loadFlashes = async () => {
  const { Flashes } = await import('./Flashes.tsx');
  return () => <Flashes />;
};

/** The frame around every screen, filled with the site's own parts. */
export const Layout = observer(function Layout() {
  const { path, site: store } = useServices();
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
      flash={<Later load={loadFlashes} props={{}} />}
      strip={<SessionStrip />}
      bleed={useDrawsEntry()}
    >
      <Suspense>
        <Outlet />
      </Suspense>
      <ScrollRestoration />
    </Frame>
  );
});

/** The voucher in use, by its serial number's last digits and never by its code (design 7.4). */
const SessionStrip = observer(function SessionStrip() {
  const { flash, journey, session } = useServices();
  const { t, money } = useWords();
  const { voucher } = session;
  // On a redeem link's page the link is what counts; a voucher of this tab has no part in it.
  const onRedeemLink = useLocation().pathname.startsWith('/merchantcode/');
  if (!voucher || onRedeemLink) return null;
  const { serialNumber, balanceInCent, currency } = voucher;
  const remove = () => {
    session.removeAll();
    void journey().then(({ drafts }) => drafts.clear());
    flash.show('success', t('strip.removed'));
    // The button that had the focus is gone with the strip.
    document.getElementById('main')?.focus();
  };
  return (
    <VoucherStrip
      label={t('strip.titlePlain')}
      title={
        serialNumber === null ? t('strip.titlePlain') : t('strip.title', { lastFour: lastFour(serialNumber) })
      }
      balance={t('strip.balance', { money: money({ amountInCent: balanceInCent, currency }) })}
      removeLabel={t('strip.removeShort')}
      removeName={t('strip.remove')}
      onRemove={remove}
    />
  );
});
