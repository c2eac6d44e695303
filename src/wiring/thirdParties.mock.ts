import { ContainerModule } from 'inversify';
import { MockCaptcha } from '#infrastructure/mock/captcha/mockCaptcha.ts';
import { TOKENS } from './tokens.ts';

/** Third parties that QA can steer, for `npm start` and `dist-mock/`. */
export const mockThirdParties = new ContainerModule(({ bind }) => {
  bind(TOKENS.captcha).toResolvedValue(() => new MockCaptcha('I am a person (mock captcha)'), []);
  bind(TOKENS.loadMaps).toConstantValue(
    async () => (await import('#infrastructure/mock/map/mockMaps.ts')).mockMaps,
  );
  bind(TOKENS.loadPayments).toConstantValue(
    async () => (await import('#infrastructure/mock/payment/mockPayments.ts')).mockPayments,
  );
  bind(TOKENS.loadPrivacyTools).toConstantValue(
    async () => (await import('./mockPrivacyTools.ts')).mockPrivacyTools,
  );
});
