import { createInstance } from 'i18next';
import first from '#locales/en.json';
import activation from '#locales/activation/en.json';
import aftercare from '#locales/aftercare/en.json';
import charge from '#locales/charge/en.json';
import codes from '#locales/codes/en.json';
import donation from '#locales/donation/en.json';
import entry from '#locales/entry/en.json';
import fraud from '#locales/fraud/en.json';
import help from '#locales/help/en.json';
import legal from '#locales/legal/en.json';
import payment from '#locales/payment/en.json';
import reactivation from '#locales/reactivation/en.json';
import region from '#locales/region/en.json';
import redemption from '#locales/redemption/en.json';
import shared from '#locales/shared/en.json';
import shops from '#locales/shops/en.json';
import { COUNTS } from '#ui/session/counts.ts';

const AREAS = {
  shared,
  entry,
  shops,
  redemption,
  donation,
  charge,
  payment,
  codes,
  aftercare,
  fraud,
  help,
  activation,
  reactivation,
  legal,
  region,
};

const english = createInstance().use(COUNTS);
await english.init({
  lng: 'en',
  resources: { en: { first, ...AREAS } },
  ns: ['first', ...Object.keys(AREAS)],
  defaultNS: 'first',
  fallbackNS: Object.keys(AREAS),
  interpolation: { escapeValue: false, alwaysFormat: true },
});

/** The English text of a key: tests of views name what is said by its key, so that a better wording breaks none. */
export function say(key: string, data: Readonly<Record<string, string | number>> = {}): string {
  if (!english.exists(key, data)) throw new Error(`no text ${key}`);
  return english.t(key, data);
}

/** The same, where more stands around it: a marker beside a label, a notice after a link. */
export function saying(key: string, data: Readonly<Record<string, string | number>> = {}): RegExp {
  return new RegExp(say(key, data).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
}
