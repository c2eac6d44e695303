import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { lastFour } from '#domain/voucher/voucher.ts';
import { VoucherStrip } from '../frame/VoucherStrip.tsx';
import { Later } from '../parts/later/Later.tsx';
import { PartnerReturn } from '../parts/voucher/PartnerReturn.tsx';
import { useRemoveVoucher } from '../parts/voucher/useRemoveVoucher.ts';
import { sessionWarning } from './slots.tsx';
import { useFetchAhead } from './useFetchAhead.ts';
import { useServices } from '../session/services.ts';
import { useWords } from '../session/words.ts';

/** What every screen shows of the voucher in use: which one it is, the warning before its end, and what ended it. */
export const SessionArea = observer(function SessionArea() {
  const { flash, language, session } = useServices();
  // On a redeem link's page the link is what counts; a voucher of this tab has no part in it.
  const { pathname } = useLocation();
  const onRedeemLink = pathname.startsWith('/merchantcode/');
  useEffect(() => session.lookAgain(), [session, pathname]);
  useFetchAhead(session.held !== null);
  const isElsewhere = session.state.kind === 'elsewhere';
  useEffect(() => {
    if (isElsewhere) flash.show('info', language.i18n.t('session.elsewhere'));
  }, [isElsewhere, flash, language]);
  if (onRedeemLink) return null;
  return (
    <>
      <Strip />
      <Later load={sessionWarning} props={{}} />
    </>
  );
});

/** The voucher in use, by its serial number's last digits and never by its code (design 7.4). */
const Strip = observer(function Strip() {
  const { session } = useServices();
  const { t, money } = useWords();
  const remove = useRemoveVoucher();
  const { held } = session;
  if (held === null) return null;
  const { serialNumber, balanceInCent, currency } = held.voucher;
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
      // What is kept of the partner changes with the voucher.
      partner={<PartnerReturn key={held.token} compact />}
    />
  );
});
