import type { Page } from '@playwright/test';
import { stateNamed } from '#workshop/states/states.ts';
import { CAPTCHA } from '../support/journey.ts';
import { open } from '../support/open.ts';
import type { Visit } from '../support/visit.ts';
import { inState, ofStates, type Screen } from './mainScreens.ts';

/** One site per layout. */
export const LAYOUTS: readonly string[] = ['de', 'at', 'restaurant'];

interface LayoutScreen extends Screen {
  /** Default: all. */
  readonly sites?: readonly string[];
}

/** Pages behind ready links of the sandbox. */
const LINKS: Readonly<Record<string, string>> = {
  'codes-covered': 'redeemLinkSeveral',
  'code-expired': 'redeemLinkExpired',
  'document-pin': 'documentWithPin',
  'fraud-data': 'fraudCheck',
  'fraud-pin': 'fraudCheckPin',
  'fraud-released': 'fraudCheckReleased',
  activation: 'activation',
  reactivation: 'reactivate',
  help: 'help',
  'help-unreadable': 'helpUnreadable',
  'help-business': 'helpBusiness',
  conditions: 'redemptionConditions',
  accessibility: 'accessibility',
};

/** The screens beside the main ones: each layout has references of them. */
export const SCREENS: readonly LayoutScreen[] = [
  ...ofStates('layouts'),
  ...Object.entries(LINKS).map(([name, link]) => ({ name, show: atLink(link) })),
  {
    name: 'entry-empty',
    show: (visit) => inState(stateNamed('entry'), visit).then(() => submit(visit.page)),
  },
  { name: 'entry-refused', show: refused },
  {
    name: 'details-empty',
    show: (visit) => inState(stateNamed('details-new'), visit).then(() => submit(visit.page)),
  },
  { name: 'thanks', show: thanks },
  { name: 'maintenance', show: inMaintenance },
];

/** Pages that only one site has. */
export const ONLY_HERE: readonly (Screen & { readonly site: string })[] = [
  { name: 'region', site: 'region', show: atPath('/region') },
  { name: 'region-points', site: 'region', show: atPath('/acceptance-points?geocoding=fail&map=fail') },
  { name: 'region-contact', site: 'region', show: atPath('/contact') },
  { name: 'us-terms', site: 'us', show: atPath('/us/terms-and-conditions') },
  { name: 'us-privacy', site: 'us', show: atPath('/us/privacy-policy') },
];

function atPath(path: string): Screen['show'] {
  return ({ page, at }) => open(page, at(path));
}

function atLink(name: string): Screen['show'] {
  return async ({ page, at, sandbox }) => open(page, at(await sandbox.link(name)));
}

async function submit(page: Page): Promise<void> {
  await page.locator('main form button[type="submit"]').first().click();
}

async function refused({ page, at, sandbox, site }: Visit): Promise<void> {
  await open(page, at());
  await page.locator('#voucher-code').fill((await sandbox.voucher(site, 'already-redeemed')).code);
  await page.getByLabel(CAPTCHA).check();
  await submit(page);
  await page.locator('main section:has(h2) + * , main [role="region"]').first().waitFor();
}

async function thanks(visit: Visit): Promise<void> {
  const { page } = visit;
  await inState(stateNamed('check'), visit);
  await page.locator('main form input[type="checkbox"]').first().check();
  await submit(page);
  await page.waitForURL('**/thankyou');
}

async function inMaintenance({ page, at, sandbox }: Visit): Promise<void> {
  // In the night in which the sandbox's sites are maintained.
  await sandbox.clock('2025-10-29T00:30:00Z');
  await page.clock.setSystemTime('2025-10-29T00:30:00Z');
  await open(page, at());
}
