import { ContainerModule } from 'inversify';
import { LateCaptcha } from '#infrastructure/captcha/lateCaptcha.ts';
import { TOKENS } from './tokens.ts';

/** The real third parties, for `dist/`, which operators host. */
export const thirdParties = new ContainerModule(({ bind }) => {
  bind(TOKENS.captcha).toResolvedValue(
    () =>
      new LateCaptcha(async () => {
        const { FriendlyCaptcha } = await import('#infrastructure/captcha/friendlyCaptcha.ts');
        return new FriendlyCaptcha();
      }),
    [],
  );
  bind(TOKENS.loadMaps).toConstantValue(async () => (await import('#infrastructure/map/maps.ts')).maps);
  bind(TOKENS.loadPayments).toConstantValue(async () => (await import('./realPayments.ts')).realPayments);
  bind(TOKENS.loadPrivacyTools).toConstantValue(
    async () => (await import('./realPrivacyTools.ts')).realPrivacyTools,
  );
});
