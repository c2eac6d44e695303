import { reaction } from 'mobx';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useScreen, useServices } from '../../session/services.ts';
import { CodeFormScreen } from './CodeFormScreen.ts';

/**
 * Returns a code form that puts the accepted voucher into the session and then calls `onward`. A pasted redeem link
 * opens its own page instead. A press that waits when a maintenance comes is left to the page that says so.
 */
export function useCodeForm(onward: () => void): CodeFormScreen {
  const navigate = useNavigate();
  const { arrival, session, site } = useServices();
  // `onward` may have changed since the form was made, for instance with the filters of the wall.
  const latest = useRef(onward);
  useEffect(() => {
    latest.current = onward;
  });
  const screen = useScreen(
    (services) =>
      new CodeFormScreen({
        // A variation may change it while the form stands.
        get site() {
          return services.site.site;
        },
        locale: () => services.language.locale,
        enter: services.enterVoucherCode,
        ask: services.askSecurityQuestion,
        captcha: services.captcha,
        onOpened: (opened) => {
          session.hold(opened);
          if (!services.storageHealth.lasts()) {
            services.flash.show('warning', services.language.i18n.t('strip.notStored'));
          }
        },
        onward: () => latest.current(),
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
