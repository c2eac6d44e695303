import { FOR_A_DAY } from '../../build/caching.ts';
import type { Contract } from '../../conformance/contract/contract.ts';
import type { Answer } from './ask.ts';
import { type Check, skipped, type Target, wrong } from './check.ts';

/** In seconds. The app corrects the clocks of devices by that of the backend. */
const MOST_OFF = 60;
/** A newer backend may send more, which the app ignores. */
const UNKNOWN_FIELD = 'has a field that the contract does not name';
/** Of faults of one answer, so that a line stays readable. */
const SHOWN = 3;

export function backendChecks(contract: Contract): readonly Check[] {
  const judged = (path: string, answer: Answer): readonly string[] => {
    const { status, text, headers } = answer;
    if (status !== 200) return [`The status is ${status}.`];
    const operation = contract.operationAt('GET', path.replace(/^\/api/, '').replace(/\?.*$/, ''));
    return contract
      .judge(operation, { status, text, headers })
      .filter(({ says }) => says !== UNKNOWN_FIELD)
      .slice(0, SHOWN)
      .map(({ at, says }) => `${at} ${says}`.trim());
  };
  return [
    {
      id: 'config',
      title: 'The backend answers the configuration, as the contract says',
      async faults(target) {
        const path = configPath(target);
        const answer = await target.ask(path, asked(target));
        return [...judged(path, answer), ...(answer.status === 200 ? cacheFaults(answer) : [])];
      },
    },
    {
      id: 'clock',
      title: 'The backend’s clock is right',
      async faults(target) {
        const { status, header } = await target.ask(configPath(target), asked(target));
        if (status !== 200) return skipped('The backend does not answer.');
        const sent = Date.parse(header('date')) + Number(header('age') || 0) * 1000;
        const off = Math.round((sent - target.now()) / 1000);
        if (Number.isNaN(off)) return ['There is no Date.'];
        return wrong([Math.abs(off) > MOST_OFF, `It is ${Math.abs(off)} s ${off > 0 ? 'ahead' : 'behind'}.`]);
      },
    },
    {
      id: 'picture',
      title: 'A picture of the wall is sent',
      async faults(target) {
        const { voucherCategory, currency } = target.site;
        const path = `/api/v2/shop/wall/${voucherCategory}?currency=${currency}&page=1&size=20`;
        const wall = await target.ask(path, asked(target));
        const faults = judged(path, wall);
        if (faults.length > 0) return faults.map((fault) => `The wall: ${fault}`);
        const picture = /"(\/media\/[^"]+)"/.exec(wall.text)?.[1];
        if (picture === undefined) return skipped('No shop of the wall has a picture.');
        const { status, header, text } = await target.ask(picture);
        return wrong(
          [status !== 200, `${picture}: The status is ${status}.`],
          [
            !header('content-type').startsWith('image/'),
            `${picture}: The type is “${header('content-type')}”.`,
          ],
          [text === '', `${picture}: It is empty.`],
          [
            header('cache-control') !== FOR_A_DAY,
            `${picture}: Cache-Control is “${header('cache-control')}”.`,
          ],
        );
      },
    },
  ];
}

const asked = ({ site }: Target) => ({
  headers: { 'Accept-Language': site.languages[0] ?? 'en' },
});

const configPath = ({ site }: Target): string => `/api/redeem-site-config/${site.configKey}`;

/** Browsers keep none, and servers in front only what says so. */
function cacheFaults({ header }: Answer): readonly string[] {
  const cache = header('cache-control').toLowerCase();
  if (/\bno-store\b/.test(cache)) return [];
  const seconds = Number(/(?:^|[\s,])max-age=(\d+)/.exec(cache)?.[1] ?? 0);
  return wrong(
    [
      !/\bs-maxage=\d/.test(cache) || seconds > 0,
      `Cache-Control is “${cache}”, so that browsers may keep it.`,
    ],
    [!/\baccept-language\b/i.test(header('vary')), 'It may be kept, and does not vary by language.'],
  );
}
