import { LateCaptcha } from '#infrastructure/captcha/lateCaptcha.ts';
import type { ThirdParties } from './adapters.ts';

/** The real third parties, for `dist/`, which operators host. */
export const thirdParties: ThirdParties = {
  captcha: new LateCaptcha(async () => {
    const { FriendlyCaptcha } = await import('#infrastructure/captcha/friendlyCaptcha.ts');
    return new FriendlyCaptcha();
  }),
  loadMaps: async () => (await import('#infrastructure/map/maps.ts')).maps,
  loadPayments: async () => (await import('./realPayments.ts')).realPayments,
  loadPrivacyTools: async () => (await import('./realPrivacyTools.ts')).realPrivacyTools,
};
