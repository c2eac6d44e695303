import { BANK } from '#sites/bank.ts';
import { isInvented } from './addressRules.ts';
import type { Answers } from './answers.ts';

/** The maintenance of the banks' campaigns, and the shop categories that they hide. */
const { maintenance: CLOSED, hiddenShopCategories: HIDDEN } = BANK;

/** Whether a brand has a setting of product 2.6, by the setting's words there. A new row of the table needs one here. */
export const HAS_SETTING: Readonly<Record<string, (answers: Answers) => boolean>> = {
  charging: ({ navbarLinks }) => navbarLinks.charge,
  'payment by card': ({ payment }) => payment?.card !== undefined,
  'payment by wallet': ({ payment }) => payment?.wallet !== undefined,
  chat: ({ zendesk }) => zendesk !== undefined,
  'says "restaurants" for shops': ({ partnerKind }) => partnerKind === 'restaurants',
  'says "reward" for voucher': ({ isReward }) => isReward === true,
  'vouchers are valid for one year from purchase, not three': ({ validityYears }) => validityYears === 1,
  'reactivation takes 48 hours': ({ reactivationHours }) => reactivationHours === 48,
  'mail takes up to 60 minutes': ({ mailMinutes }) => mailMinutes === 60,
  'own text for unknown errors': ({ overrideApiErrorMessageHtml: own }) => own !== undefined,
  'advice on values': ({ valueHint }) => valueHint !== undefined,
  'sells nothing': ({ navbarLinks }) => navbarLinks.buy.length === 0,
  'sells in several ways': ({ navbarLinks }) => navbarLinks.buy.length > 1,
  'the logo leads to the own entry': ({ navbarLinks }) => navbarLinks.start === '/',
  'redeems nothing from 29 October to 3 November 2025': ({ maintenance }) =>
    maintenance !== undefined &&
    Date.parse(maintenance.start) <= CLOSED.start &&
    CLOSED.end <= Date.parse(maintenance.end),
  'hides shop categories 24 to 35': ({ hiddenShopCategories: hidden }) =>
    hidden?.first === HIDDEN.at(0) && hidden?.last === HIDDEN.at(-1),
  'another colour for buttons': ({ actionColor }) => typeof actionColor === 'string',
  'own style sheet': () => false,
  'not invented': (answers) => !isInvented(answers),
};
