import { ContainerModule } from 'inversify';
import { FriendlyCaptcha } from '#infrastructure/captcha/friendlyCaptcha.ts';
import { TOKENS } from './tokens.ts';

/** The real third parties, for operators: the module set of `dist/`. */
export const thirdParties = new ContainerModule(({ bind }) => {
  bind(TOKENS.captcha).toResolvedValue(() => new FriendlyCaptcha(), []);
});
