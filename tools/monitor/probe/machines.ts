import { HEALTH, NOT_KEPT } from '../../serving/plan.ts';
import { type Check, skipped, wrong } from './check.ts';
import { releaseOf } from './release.ts';

const DAY_MS = 86_400_000;
const MOVED: readonly number[] = [301, 308];

export const MACHINE_CHECKS: readonly Check[] = [
  {
    id: 'health',
    title: '/healthz says that the server has its files',
    async faults(target) {
      const { status, text, header } = await target.ask('/healthz');
      return wrong(
        [status !== 200, `The status is ${status}.`],
        [text.trim() !== HEALTH.good, 'It does not say ok.'],
        [header('cache-control') !== NOT_KEPT, `Cache-Control is “${header('cache-control')}”.`],
      );
    },
  },
  {
    id: 'version',
    title: '/version.json is of the page’s release',
    async faults(target) {
      const { status, text } = await target.ask('/version.json');
      if (status !== 200) return [`The status is ${status}.`];
      const told = /"release":\s*"([^"]*)"/.exec(text)?.[1];
      const own = releaseOf(target.page.text);
      return wrong([
        told === undefined || told !== own,
        `It is of ${told ?? 'no release'}, and the page of ${own ?? 'none'}.`,
      ]);
    },
  },
  {
    id: 'certificate',
    title: 'The certificate holds',
    async faults({ page, days, now }) {
      if (page.certificateEnds === null) return skipped('The address is not https.');
      const left = Math.floor((page.certificateEnds - now()) / DAY_MS);
      return wrong([left < days, `It ends in ${left} days.`]);
    },
  },
  {
    id: 'redirect',
    title: 'http leads to https',
    async faults({ origin, ask }) {
      if (origin.protocol !== 'https:' || origin.port !== '')
        return skipped('The address is not https on its usual port.');
      const { status, header } = await ask(`http://${origin.hostname}/shops`);
      const isSame = header('location') === `https://${origin.hostname}/shops`;
      return wrong(
        [!MOVED.includes(status), `The status is ${status}.`],
        [!isSame, `It leads to “${header('location')}”.`],
      );
    },
  },
];
