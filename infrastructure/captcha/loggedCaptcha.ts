import type { Captcha } from '#application/ports/captcha.ts';
import type { Log } from '#application/ports/log.ts';

/** The same captcha; tells the operator when it cannot work. */
export function loggedCaptcha<Place>(captcha: Captcha<Place>, log: Log): Captcha<Place> {
  return {
    render: (place, options) =>
      captcha.render(place, {
        ...options,
        onError: () => {
          log.record({ kind: 'captcha', name: 'blocked' });
          options.onError();
        },
      }),
  };
}
