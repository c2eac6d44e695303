import type { Switch } from '#domain/site/switches.ts';
import type { Answers } from './answers.ts';
import { type Fault, faultAt } from './faults.ts';

/** Switches that show a setting, and would show nothing without it. */
const SHOWN_BY: readonly (readonly [field: 'apiBanner' | 'surveyPrize', name: Switch])[] = [
  ['apiBanner', 'showApiBanner'],
  ['surveyPrize', 'showCustomerSurvey'],
];

/** Settings that are half set, so that a feature would be missing or broken. */
export function settingFaults(answers: Answers): readonly Fault[] {
  const { country, abTestScript, payment, amazonPay, navbarLinks, tagManagerId, cookieConsent, switches } =
    answers;
  const { vendorHosts = [] } = answers;
  const hidden = answers.hiddenShopCategories;
  const wallet = payment?.wallet;
  const checks: readonly (readonly [isWrong: boolean, at: string, reason: string, remedy: string])[] = [
    [
      (country === 'DE') !== (abTestScript !== undefined),
      country === 'DE' ? 'country' : 'abTestScript',
      'Every brand of country DE has an A/B test script, and no other brand has.',
      country === 'DE' ? 'Add "abTestScript": the operator knows its address.' : 'Remove it.',
    ],
    [
      navbarLinks.charge && payment?.card === undefined,
      'navbarLinks.charge',
      'Vouchers can be topped up, but nothing takes the card.',
      'Add "payment": {"card": {"publicKey": "…"}}, or write "charge": false.',
    ],
    [
      (wallet === undefined) !== (amazonPay === undefined),
      wallet === undefined ? 'amazonPay' : 'payment.wallet',
      'The wallet needs both payment.wallet and amazonPay.',
      wallet === undefined
        ? 'Add "payment": {"wallet": {"clientId": "…"}}.'
        : 'Add "amazonPay": {"language": "…"}.',
    ],
    [
      tagManagerId !== undefined && cookieConsent === undefined,
      'tagManagerId',
      'Tags run only after consent, and there is no consent tool.',
      'Add "cookieConsent", or remove the tag manager.',
    ],
    [
      tagManagerId === undefined && (vendorHosts.includes('analytics') || vendorHosts.includes('ads')),
      'vendorHosts',
      'Analytics and ads are tags, and there is no tag manager.',
      'Add "tagManagerId", or remove the sets.',
    ],
    [
      payment?.card === undefined && vendorHosts.includes('heidelpay'),
      'vendorHosts',
      'The hosts of heidelpay are for the card, which nothing takes.',
      'Add "payment": {"card": {"publicKey": "…"}}, or remove the set.',
    ],
    [
      hidden !== undefined && hidden.first > hidden.last,
      'hiddenShopCategories',
      'The first hidden category comes after the last one.',
      'Exchange the two.',
    ],
    [
      answers.maintenance !== undefined &&
        Date.parse(answers.maintenance.start) >= Date.parse(answers.maintenance.end),
      'maintenance.end',
      'The maintenance ends before it starts.',
      'Write a later end.',
    ],
  ];
  return [
    ...checks.flatMap(([isWrong, at, reason, remedy]) => (isWrong ? [faultAt(at, reason, remedy)] : [])),
    ...switches.flatMap((name, index) =>
      switches.indexOf(name) < index
        ? [faultAt(`switches.${index}`, `“${name}” is there twice.`, 'Remove it.')]
        : [],
    ),
    ...SHOWN_BY.flatMap(([field, name]) => {
      const [isSet, isOn] = [answers[field] !== undefined, switches.includes(name)];
      if (isSet === isOn) return [];
      return isSet
        ? [
            faultAt(
              field,
              `Nothing shows it while the switch ${name} is off.`,
              `Add “${name}” to the switches.`,
            ),
          ]
        : [
            faultAt(
              `switches.${switches.indexOf(name)}`,
              `The switch shows “${field}”, which is missing.`,
              `Add "${field}", or remove the switch.`,
            ),
          ];
    }),
  ];
}
