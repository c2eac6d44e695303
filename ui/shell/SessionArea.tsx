import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isSpending } from '#domain/orders/openOrder.ts';
import { LazyPart } from '../parts/lazy/LazyPart.tsx';
import { sessionWatch } from './laterSlots.ts';
import { useFetchAhead } from './useFetchAhead.ts';
import { useServices } from '../session/services.ts';
import { Strip } from './Strip.tsx';

/** What is said if another tab ended the voucher: without and with an order that may spend from it. */
const ENDED_BY_OTHERS = {
  elsewhere: ['session.elsewhere', 'session.elsewhereOpen'],
  removed: ['strip.removed', 'strip.removedOpen'],
} as const;

/** The voucher strip, the warning before the session ends, and a message if another tab ended it. */
export const SessionArea = observer(function SessionArea() {
  const { flash, language, openAnywhere, session } = useServices();
  // On a redeem link's page the link authorises; the tab's voucher is irrelevant there.
  const { pathname } = useLocation();
  const onRedeemLink = pathname.startsWith('/merchantcode/');
  useEffect(() => session.lookAgain(), [session, pathname]);
  useFetchAhead(session.held !== null);
  const { kind } = session.state;
  useEffect(() => {
    if (kind !== 'elsewhere' && kind !== 'removed') return;
    const [words, wordsIfOpen] = ENDED_BY_OTHERS[kind];
    flash.show('warning', language.i18n.t(isSpending(openAnywhere.value) ? wordsIfOpen : words));
  }, [kind, flash, language, openAnywhere]);
  if (onRedeemLink) return null;
  return (
    <>
      <Strip />
      <LazyPart load={sessionWatch} props={{}} />
    </>
  );
});
