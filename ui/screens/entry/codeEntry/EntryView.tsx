import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigation } from 'react-router';
import { EntryHero } from './EntryHero.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { LazyPart, type Slot, fetchAhead } from '../../../parts/lazy/LazyPart.tsx';
import { unreachable } from '../../../problems/Unreachable.tsx';
import { useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { usePageTitle } from '../../../parts/page/Page.tsx';
import { isShopPath } from '../../../parts/paths/isShopPath.ts';
import { CodeForm } from '../../../parts/codeForm/CodeForm.tsx';
import type { CodeFormScreen } from '../../../parts/codeForm/CodeFormScreen.ts';
import { balanceCard } from '../balance/balanceCard.ts';
import type { BalanceViewProps } from '../balance/BalanceView.tsx';
import type { EntryWallProps } from './EntryBelow.tsx';
import styles from './EntryView.module.scss';
import { useCodeForm } from '../../../parts/codeForm/useCodeForm.ts';

interface EntryViewProps {
  /** The shop wall; filled by the shell. */
  wall: Slot<EntryWallProps>;
  /** Loads the wall's page before it is drawn. */
  ahead: BalanceViewProps['ahead'];
}

const loadBelow = async () => (await import('./EntryBelow.tsx')).EntryBelow;

/** The entry page: the code field, then the shop wall once the page is interactive (product 3.3). */
export const EntryView = observer(function EntryView({ wall, ahead }: EntryViewProps) {
  const { arrival, session, site: store } = useServices();
  const { site } = store;
  const { siteText, t } = useText();
  const { switches } = site;
  const shown = useLocation() as Location<{ readonly another?: boolean } | null>;
  const isCovered = isShopPath(shown.pathname);
  const opensShop = useOpensShop();
  const form = useRef<HTMLDivElement>(null);
  /** Height of the form when its code was accepted, which its place keeps during the scene; null without a scene. */
  const [scene, setScene] = useState<number | null>(null);
  const screen = useCodeForm(
    // A shop that is open, or being opened, stays.
    () => {
      if (!opensShop) setScene(form.current?.offsetHeight ?? 0);
    },
    async (services) => {
      // Hides the strip, which would move the page; it appears with the wall.
      if (!opensShop) document.documentElement.dataset['scene'] = '';
      // If it is missing, the page says so in its place.
      await fetchAhead(balanceCard, services).catch(() => undefined);
    },
  );
  // Before the browser paints, because the early page had this code in its field.
  useLayoutEffect(() => {
    const code = arrival.takeCode();
    if (code) screen.prefill(code);
    return () => void delete document.documentElement.dataset['scene'];
  }, [arrival, screen]);
  useEffect(() => {
    if (arrival.takePress()) void screen.submit();
  }, [arrival, screen]);
  // Typed text is read only where it matters, so that a letter does not draw the page.
  const isHeld =
    session.voucher !== null &&
    !screen.busy &&
    (scene !== null || (!shown.state?.another && screen.form.draft.code === ''));
  const heading = usePageTitle({
    title: siteText(site.customMeta.title),
    isWhole: true,
    covered: isCovered || isHeld,
    faultPrefix: screen.form.isFaulty ? t('common.errorPrefix') : '',
  });
  return (
    <>
      <EntryHero
        ref={isHeld ? null : heading}
        formRef={form}
        formHeight={scene}
        heading={siteText(site.headline)}
        eyebrow={siteText({ key: 'redeem.partners' })}
        form={
          isHeld ? (
            <LazyPart
              load={balanceCard}
              props={{ ahead, isScene: scene !== null, covered: isCovered }}
              otherwise={unreachable}
            />
          ) : (
            <Entry screen={screen} />
          )
        }
        site={site}
        {...(switches.showKeyVisualText && {
          caption: { heading: siteText(site.heading), text: siteText(site.text) },
        })}
      />
      <LazyPart
        load={loadBelow}
        props={{ ahead, screen, wall }}
        waiting={<div className={styles.below} />}
        otherwise={unreachable}
      />
    </>
  );
});

/** True if a shop is open over the page, or is being opened: its page must stay when the code is accepted. */
function useOpensShop(): boolean {
  const shown = useLocation();
  const { location: next } = useNavigation();
  return isShopPath((next ?? shown).pathname);
}

const loadRestNotice = async () => (await import('./RestNotice.tsx')).RestNotice;
const loadAnotherVoucher = async () => (await import('./AnotherVoucher.tsx')).AnotherVoucher;

/** The code form. */
const Entry = observer(function Entry({ screen }: { screen: CodeFormScreen }) {
  const { session } = useServices();
  return (
    <div className={styles.entry}>
      <CodeForm screen={screen} />
      {session.voucher !== null && !screen.busy && <LazyPart load={loadAnotherVoucher} props={{}} />}
      <ServiceNotice />
      {session.balanceAfter && <LazyPart load={loadRestNotice} props={{}} />}
    </div>
  );
});

/** The operator's notice below the code form, so that it moves neither field nor button (switch `showApiBanner`). */
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
