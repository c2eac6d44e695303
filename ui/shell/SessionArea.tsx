import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isSpending } from '#domain/orders/openOrder.ts';
import { lastFour } from '#domain/voucher/lastFour.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { LATER_ICONS } from '../kit/laterIcons.ts';
import { TopUpLink } from '../parts/charge/TopUpLink.tsx';
import { LazyPart } from '../parts/lazy/LazyPart.tsx';
import { PartnerReturn } from '../parts/voucher/PartnerReturn.tsx';
import { useRemoveVoucher } from '../parts/voucher/useRemoveVoucher.ts';
import { useStripContent } from '../parts/voucher/useStripContent.ts';
import { sessionWatch } from './laterSlots.ts';
import { useFetchAhead } from './useFetchAhead.ts';
import { useServices } from '../session/services.ts';
import { useText } from '../session/text.ts';
import styles from './SessionArea.module.scss';

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

/** Shows the last digits of the serial number, never the code (product 4.9). */
const Strip = observer(function Strip() {
  const { session } = useServices();
  const { t, money } = useText();
  const remove = useRemoveVoucher();
  const { pathname } = useLocation();
  const { held } = session;
  const content = useStripContent();
  if (held === null || content === null) return null;
  const { serialNumber, currency } = held.voucher;
  const { balanceInCent: amountInCent } = content;
  const label = t('strip.titlePlain');
  return (
    <section className={styles.strip} aria-label={label} data-print="never">
      <div className={styles.inner}>
        <span className={styles.icon}>
          <Icon name={LATER_ICONS.card} />
        </span>
        <p className={styles.words}>
          <span>
            {serialNumber === null ? label : t('strip.title', { lastFour: lastFour(serialNumber) })}
          </span>{' '}
          {amountInCent !== null && (
            <strong className={styles.balance}>
              {t('strip.balance', { money: money({ amountInCent, currency }) })}
            </strong>
          )}
        </p>
        <div className={styles.actions}>
          {!pathname.startsWith('/prepaid') && <TopUpLink kind="quiet">{t('topUp.short')}</TopUpLink>}
          <Button kind="quiet" aria-label={t('strip.remove')} onClick={remove}>
            {t('strip.removeShort')}
          </Button>
        </div>
        <PartnerReturn compact />
      </div>
    </section>
  );
});
