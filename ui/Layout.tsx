import { observer } from 'mobx-react-lite';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { lastFour } from '#domain/voucher/voucher.ts';
import { FlashList } from './frame/FlashList.tsx';
import { Frame } from './frame/Frame.tsx';
import { VoucherStrip } from './frame/VoucherStrip.tsx';
import { layoutProfileOf } from './frame/layoutProfile.ts';
import { SafeHtml } from './kit/SafeHtml.tsx';
import { isOverEntry } from './screens/shops/wallPlace.ts';
import { useServices } from './services.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { useWords } from './words.ts';

/** The frame around every screen, filled with the site's own parts. */
export const Layout = observer(function Layout() {
  const { site: store } = useServices();
  const { t } = useWords();
  const location = useLocation();
  const handle = useMatches().at(-1)?.handle as { navbar?: boolean } | undefined;
  return (
    <Frame
      profile={layoutProfileOf(store.site.layout)}
      skipLabel={t('frame.skip')}
      header={<SiteHeader navbar={handle?.navbar ?? true} />}
      footer={<SiteFooter />}
      flash={<Flashes />}
      strip={<SessionStrip />}
      bleed={isOverEntry(location)}
    >
      <Outlet />
      <ScrollRestoration />
    </Frame>
  );
});

const Flashes = observer(function Flashes() {
  const { flash } = useServices();
  const { t } = useWords();
  return (
    <FlashList
      items={flash.messages.map(({ id, kind, html }) => ({
        id: String(id),
        kind,
        content: <SafeHtml html={html} />,
      }))}
      words={{
        success: t('kind.success'),
        info: t('kind.info'),
        warning: t('kind.warning'),
        error: t('kind.error'),
      }}
      dismissLabel={t('frame.dismiss')}
      onDismiss={(id) => flash.dismiss(Number(id))}
    />
  );
});

/** The voucher in use, by its serial number's last digits and never by its code (design 7.4). */
const SessionStrip = observer(function SessionStrip() {
  const { drafts, flash, session } = useServices();
  const { t, money } = useWords();
  const { voucher } = session;
  // On a redeem link's page the link is what counts; a voucher of this tab has no part in it.
  const onRedeemLink = useLocation().pathname.startsWith('/merchantcode/');
  if (!voucher || onRedeemLink) return null;
  const { serialNumber, balanceInCent, currency } = voucher;
  const remove = () => {
    session.remove();
    drafts.clear();
    flash.show('success', t('strip.removed'));
  };
  return (
    <VoucherStrip
      label={t('strip.titlePlain')}
      title={
        serialNumber === null ? t('strip.titlePlain') : t('strip.title', { lastFour: lastFour(serialNumber) })
      }
      balance={t('strip.balance', { money: money({ amountInCent: balanceInCent, currency }) })}
      removeLabel={t('strip.remove')}
      onRemove={remove}
    />
  );
});
