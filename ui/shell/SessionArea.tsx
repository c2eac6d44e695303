import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isSpending } from '#domain/orders/note.ts';
import { lastFour } from '#domain/voucher/lastFour.ts';
import { VoucherStrip } from '../frame/VoucherStrip.tsx';
import { TopUpLink } from '../parts/charge/TopUpLink.tsx';
import { Later } from '../parts/later/Later.tsx';
import { PartnerReturn } from '../parts/voucher/PartnerReturn.tsx';
import { useRemoveVoucher } from '../parts/voucher/useRemoveVoucher.ts';
import { useStripContent } from '../parts/voucher/useStripContent.ts';
import { sessionWarning } from './slots.tsx';
import { useFetchAhead } from './useFetchAhead.ts';
import { useServices } from '../session/services.ts';
import { useWords } from '../session/words.ts';

/**
 * What every screen shows of the voucher in use: the strip that names it, the warning before its session ends, and a
 * message if another tab ended it.
 */
export const SessionArea = observer(function SessionArea() {
  const { flash, language, openOrders, session } = useServices();
  // On a redeem link's page the link authorises; a voucher of this tab plays no part there.
  const { pathname } = useLocation();
  const onRedeemLink = pathname.startsWith('/merchantcode/');
  useEffect(() => session.lookAgain(), [session, pathname]);
  useFetchAhead(session.held !== null);
  const isElsewhere = session.state.kind === 'elsewhere';
  useEffect(() => {
    if (!isElsewhere) return;
    const isOpen = isSpending(openOrders.value);
    flash.show('warning', language.i18n.t(isOpen ? 'session.elsewhereOpen' : 'session.elsewhere'));
  }, [isElsewhere, flash, language, openOrders]);
  if (onRedeemLink) return null;
  return (
    <>
      <Strip />
      <Later load={sessionWarning} props={{}} />
    </>
  );
});

/** The strip of the voucher in use: the last digits of its serial number, never its code (design 7.4), and its balance. */
const Strip = observer(function Strip() {
  const { session } = useServices();
  const { t, money } = useWords();
  const remove = useRemoveVoucher();
  const { pathname } = useLocation();
  const { held } = session;
  const content = useStripContent();
  if (held === null || content === null) return null;
  const { serialNumber, currency } = held.voucher;
  const { balanceInCent: amountInCent } = content;
  return (
    <VoucherStrip
      label={t('strip.titlePlain')}
      title={
        serialNumber === null ? t('strip.titlePlain') : t('strip.title', { lastFour: lastFour(serialNumber) })
      }
      balance={
        amountInCent === null ? null : t('strip.balance', { money: money({ amountInCent, currency }) })
      }
      topUp={!pathname.startsWith('/prepaid') && <TopUpLink kind="quiet">{t('topUp.short')}</TopUpLink>}
      removeLabel={t('strip.removeShort')}
      removeName={t('strip.remove')}
      onRemove={remove}
      partner={<PartnerReturn compact />}
    />
  );
});
