import type { Captcha } from '#application/ports/captcha.ts';
import type { Log } from '#application/ports/log.ts';

/** The same captcha; tells the operator when it cannot work. */
export function notedCaptcha<Place>(captcha: Captcha<Place>, log: Log): Captcha<Place> {
  return {
    render: (place, wish) =>
      captcha.render(place, {
        ...wish,
        onError: () => {
          log.note({ kind: 'captcha', name: 'blocked' });
          wish.onError();
        },
      }),
  };
}
