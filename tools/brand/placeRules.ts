import { languageOf } from '#domain/language/locale.ts';
import type { Answers } from './answers.ts';
import { type Fault, faultAt } from './faults.ts';
import { nearestOf } from '../machine/nearest.ts';

/** Languages that have the words for partners which are no shops (`locales/restaurants/`). */
const RESTAURANT_LANGUAGES = ['de', 'en'];

/** What country, languages, time zone and kind of a brand demand of each other. */
export function placeFaults(answers: Answers): readonly Fault[] {
  return [
    ...zoneFaults(answers),
    ...languageFaults(answers),
    ...kindFaults(answers),
    ...hoursFaults(answers),
  ];
}

function zoneFaults({ timeZone }: Answers): readonly Fault[] {
  const zones = Intl.supportedValuesOf('timeZone');
  if (zones.includes(timeZone)) return [];
  const near = nearestOf(timeZone, zones);
  const remedy =
    near === undefined ? 'Write an IANA name such as Europe/Amsterdam.' : `Did you mean “${near}”?`;
  return [faultAt('timeZone', `There is no time zone “${timeZone}”.`, remedy)];
}

function languageFaults({ languages, country }: Answers): readonly Fault[] {
  return languages.flatMap((locale, index) => {
    const at = `languages.${index}`;
    if (languages.indexOf(locale) < index) return [faultAt(at, `“${locale}” is there twice.`, 'Remove it.')];
    const region = locale.split('-')[1];
    if (region === undefined || region === country) return [];
    const reason = `“${locale}” is how they speak in ${region}, and the brand is in ${country}.`;
    return [faultAt(at, reason, `Write “${languageOf(locale)}”.`)];
  });
}

function kindFaults({ id, isReward = false, partnerKind, country, languages }: Answers): readonly Fault[] {
  const foreign = languages.find((locale) => !RESTAURANT_LANGUAGES.includes(languageOf(locale)));
  return [
    ...(id.startsWith('bank-') === isReward
      ? []
      : [
          faultAt(
            isReward ? 'isReward' : 'id',
            'The id of a bank’s campaign begins with “bank-”, and no other id does.',
            isReward ? 'Change the id, or remove isReward.' : 'Add "isReward": true, or change the id.',
          ),
        ]),
    ...(isReward && (country !== 'DE' || languages.join() !== 'de')
      ? [
          faultAt(
            'isReward',
            'The texts of rewards are in German for Germany only.',
            'Write "country": "DE" and "languages": ["de"], or add texts first: locales/README.md.',
          ),
        ]
      : []),
    ...(partnerKind === 'restaurants' && foreign !== undefined
      ? [
          faultAt(
            'partnerKind',
            `The texts have no words for restaurants in “${foreign}”.`,
            'Remove the language, or add its file to locales/restaurants/ first.',
          ),
        ]
      : []),
  ];
}

function hoursFaults({ support }: Answers): readonly Fault[] {
  return support.hours.flatMap(({ days: [first, last], opens, closes }, index) => [
    ...(first > last
      ? [
          faultAt(
            `support.hours.${index}.days`,
            `Day ${first} comes after day ${last}.`,
            'Write the earlier day first; 1 is Monday.',
          ),
        ]
      : []),
    ...(opens >= closes
      ? [
          faultAt(
            `support.hours.${index}.closes`,
            `It closes at ${closes} and opens at ${opens}.`,
            'Write a later time, or two entries if it is open at midnight.',
          ),
        ]
      : []),
  ]);
}
