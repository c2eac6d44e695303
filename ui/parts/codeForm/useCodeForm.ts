import { reaction } from 'mobx';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { CodeReader } from '#domain/voucher/codeReader.ts';
import { type Services, useScreen, useServices } from '../../session/services.ts';
import { fetchPart } from '../lazy/fetchPart.ts';
import { CodeFormScreen } from './CodeFormScreen.ts';

async function loadReader({
  allSites,
  network,
}: Pick<Services, 'allSites' | 'network'>): Promise<CodeReader> {
  const load = () => Promise.all([import('#domain/voucher/codeReader.ts'), allSites()]);
  const [{ createCodeReader }, sites] = await fetchPart(load, network);
  return createCodeReader(sites);
}

/**
 * Once the code is accepted, loads what comes next with `prepare`, then calls `onward`. A pasted redeem link opens its
 * own page. If maintenance interrupts a pending submit, the maintenance page says so.
 */
export function useCodeForm(
  onward: () => void,
  prepare?: (services: Services) => Promise<void>,
): CodeFormScreen {
  const navigate = useNavigate();
  const { arrival, site } = useServices();
  // Both may change while the form is mounted, for example with the wall's filters.
  const latest = useRef({ onward, prepare });
  useEffect(() => {
    latest.current = { onward, prepare };
  });
  const screen = useScreen(
    (services) =>
      new CodeFormScreen({
        // A getter: a variation may change the site while the form is mounted.
        get site() {
          return services.site.site;
        },
        locale: () => services.language.locale,
        loadReader: () => loadReader(services),
        enter: services.enterVoucherCode,
        ask: services.askSecurityQuestion,
        captcha: services.captcha,
        onOpened: async () => {
          if (!services.storageLasts()) {
            services.record({ kind: 'storage', name: 'blocked' });
            services.flash.show('warning', services.language.i18n.t('strip.notStored'));
          }
          await latest.current.prepare?.(services);
        },
        onward: () => latest.current.onward(),
        onRedeemLink: (token) => void navigate(`/merchantcode/${token}`),
      }),
  );
  useEffect(
    () =>
      reaction(
        () => site.inMaintenance,
        (pauses) => pauses && screen.proof.isAwaited && arrival.leavePress(),
      ),
    [arrival, screen, site],
  );
  return screen;
}
