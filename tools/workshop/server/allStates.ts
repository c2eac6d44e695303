import { READY_PAGES } from '#sandbox/routes/readyLinks.ts';
import type { ScreenState } from '../states/screenState.ts';
import { STATES } from '../states/states.ts';

/** The area of a ready link, by the start of its path. */
const AREAS: readonly (readonly [start: string, area: string])[] = [
  ['/merchantcode/', 'codes'],
  ['/voucher-pdf/', 'codes'],
  ['/redeem/resend-link', 'codes'],
  ['/fraud-prevention/', 'fraud'],
  ['/activate/', 'activation'],
  ['/reactivate', 'reactivation'],
  ['/help', 'help'],
  ['/order-status', 'aftercare'],
  ['/region', 'region'],
  ['/contact', 'region'],
  ['/acceptance-points', 'region'],
  ['/tpr/', 'entry'],
];

/** The states of the table, and the sandbox's ready links that are not among them. */
export const ALL_STATES: readonly ScreenState[] = [
  ...STATES,
  ...READY_PAGES.filter(({ path }) => !STATES.some((state) => state.path === path)).map(
    ({ name, title, path, site }): ScreenState => ({
      name: `link-${name}`,
      title,
      area: AREAS.find(([start]) => path.startsWith(start))?.[1] ?? 'legal',
      path,
      ...(site !== undefined && { sites: [site] }),
    }),
  ),
];
