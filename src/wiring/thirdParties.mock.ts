import { MockCaptcha } from '#infrastructure/mock/captcha/mockCaptcha.ts';
import type { ThirdParties } from './adapters.ts';

/** Third parties that QA can steer, for `npm start` and `dist-mock/`. */
export const mockThirdParties: ThirdParties = {
  captcha: new MockCaptcha('I am a person (mock captcha)'),
  loadMaps: async () => (await import('#infrastructure/mock/map/mockMaps.ts')).mockMaps,
  loadPayments: async () => (await import('#infrastructure/mock/payment/mockPayments.ts')).mockPayments,
  loadPrivacyTools: async () => (await import('./mockPrivacyTools.ts')).mockPrivacyTools,
};
