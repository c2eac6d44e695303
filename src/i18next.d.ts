import type first from '#locales/en.json';
import type shared from '#locales/shared/en.json';
import type entry from '#locales/entry/en.json';
import type shops from '#locales/shops/en.json';
import type redemption from '#locales/redemption/en.json';
import type donation from '#locales/donation/en.json';
import type charge from '#locales/charge/en.json';
import type payment from '#locales/payment/en.json';
import type codes from '#locales/codes/en.json';
import type aftercare from '#locales/aftercare/en.json';
import type activation from '#locales/activation/en.json';
import type reactivation from '#locales/reactivation/en.json';
import type help from '#locales/help/en.json';
import type fraud from '#locales/fraud/en.json';
import type region from '#locales/region/en.json';
import type legal from '#locales/legal/en.json';

declare module 'i18next' {
  /** Types every translation key; English defines the keys of all languages. */
  interface CustomTypeOptions {
    resources: {
      translation: typeof first &
        typeof shared &
        typeof entry &
        typeof shops &
        typeof redemption &
        typeof donation &
        typeof charge &
        typeof payment &
        typeof codes &
        typeof aftercare &
        typeof help &
        typeof fraud &
        typeof activation &
        typeof reactivation &
        typeof region &
        typeof legal;
    };
    strictInterpolationChecks: false;
  }
}
