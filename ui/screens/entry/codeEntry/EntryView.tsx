import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { isSpending } from '#domain/orders/openOrder.ts';
import { EntryHero } from './EntryHero.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { LazyPart, type Slot } from '../../../parts/lazy/LazyPart.tsx';
import { unreachable } from '../../../problems/Unreachable.tsx';
import { useServices } from '../../../session/services.ts';
import { useSpendableVoucher } from '../../../session/useSpendableVoucher.ts';
import { useText } from '../../../session/text.ts';
import { usePageTitle } from '../../../parts/page/Page.tsx';
import { CAPTCHA_FIELD } from '../../../parts/proof/fields.ts';
import { isShopPath } from '../../../parts/paths/isShopPath.ts';
import { wallAddress } from '../../../parts/paths/wallPlace.ts';
import { CodeForm } from '../../../parts/codeForm/CodeForm.tsx';
import type { EntryWallProps } from './EntryBelow.tsx';
import styles from './EntryView.module.scss';
import { useCodeForm } from '../../../parts/codeForm/useCodeForm.ts';
import { WhereIsTheCode } from '../../../parts/voucher/WhereIsTheCode.tsx';

interface EntryViewProps {
  /** The shop wall; filled by the shell. */
  wall: Slot<EntryWallProps>;
  /** Called when a code is accepted, before the page is left. */
  onEntered: () => void;
}

/** The entry page: the code field, then the shop wall once the page is interactive (product 3.3). */
export const EntryView = observer(function EntryView({ wall, onEntered }: EntryViewProps) {
  const { site: store } = useServices();
  const { site } = store;
  const { siteText } = useText();
  const { switches } = site;
  const heading = usePageTitle({
    title: siteText(site.customMeta.title),
    isWhole: true,
    covered: isShopPath(useLocation().pathname),
  });
  const loadBelow = async () => {
    const { EntryBelow } = await import('./EntryBelow.tsx');
    return () => <EntryBelow wall={wall} />;
  };
  return (
    <>
      <EntryHero
        ref={heading}
        heading={siteText(site.headline)}
        eyebrow={siteText({ key: 'redeem.partners' })}
        form={<Entry onEntered={onEntered} />}
        site={site}
        {...(switches.showKeyVisualText && {
          caption: { heading: siteText(site.heading), text: siteText(site.text) },
        })}
      />
      <LazyPart
        load={loadBelow}
        props={{}}
        waiting={<div className={styles.below} />}
        otherwise={unreachable}
      />
    </>
  );
});

/** Returns the path of the wall's own page, with the same filter as the wall below. */
function useOnward(): string {
  const { path } = useServices();
  return wallAddress(useLocation().search, path.category);
}

/** True if a shop is open over the page, or is being opened: its page must stay when the code is accepted. */
function useOpensShop(): boolean {
  const shown = useLocation();
  const { location: next } = useNavigation();
  return isShopPath((next ?? shown).pathname);
}

/** The code form, or the voucher that is already in use. */
const Entry = observer(function Entry({ onEntered }: Pick<EntryViewProps, 'onEntered'>) {
  const { arrival, session } = useServices();
  const navigate = useNavigate();
  const onward = useOnward();
  const opensShop = useOpensShop();
  const screen = useCodeForm(() => {
    if (opensShop) return;
    onEntered();
    void navigate(onward);
  });
  // Before the browser paints, because the early page had this code in its field.
  useLayoutEffect(() => {
    const code = arrival.takeCode();
    if (code) screen.prefill(code);
  }, [arrival, screen]);
  useEffect(() => {
    if (!arrival.takePress()) return;
    void screen.submit();
    if (screen.proof.isAwaited) document.getElementById(CAPTCHA_FIELD)?.focus();
  }, [arrival, screen]);
  if (session.voucher) return <VoucherHeld />;
  return (
    <div className={styles.entry}>
      <ServiceNotice />
      <RestNotice />
      <CodeForm screen={screen} />
      <WhereIsTheCode open={screen.isSerialNumber} />
    </div>
  );
});

const VoucherHeld = observer(function VoucherHeld() {
  const { t, money } = useText();
  const onward = useOnward();
  const voucher = useSpendableVoucher();
  return (
    <div className={styles.entry}>
      <h2 className={styles.held}>{t(voucher ? 'redeem.held.title' : 'redeem.held.open')}</h2>
      {voucher && (
        <p>
          {t('redeem.held.text', {
            money: money({ amountInCent: voucher.balanceInCent, currency: voucher.currency }),
          })}
        </p>
      )}
      <ButtonLink to={onward} kind="primary" full>
        {t('redeem.held.choose')}
      </ButtonLink>
    </div>
  );
});

/** The operator's notice above the code form (switch `showApiBanner`). */
const ServiceNotice = observer(function ServiceNotice() {
  const { site: store } = useServices();
  const { t, siteText } = useText();
  const { apiBanner, switches } = store.site;
  if (!switches.showApiBanner || !apiBanner) return null;
  return (
    <Notice kind="info" word={t('kind.info')}>
      {siteText(apiBanner)}
    </Notice>
  );
});

/** The balance that the last redemption of this tab left on its voucher (product 8.2). */
const RestNotice = observer(function RestNotice() {
  const { openAnywhere, session } = useServices();
  const { t, money } = useText();
  if (isSpending(openAnywhere.value)) return null;
  if (!session.balanceAfter || session.balanceAfter.amountInCent <= 0) return null;
  return (
    <Notice kind="info" word={t('kind.info')}>
      {t('redeem.rest', { money: money(session.balanceAfter) })}
    </Notice>
  );
});
