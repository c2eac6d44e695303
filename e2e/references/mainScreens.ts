import { open, quiet } from '../support/open.ts';
import { openWith } from '../support/ready.ts';
import type { Visit } from '../support/visit.ts';

/** A screen and the way to it, without words: a column shows it in texts that are 40 % longer. */
export interface Screen {
  readonly name: string;
  readonly show: (visit: Visit) => Promise<unknown>;
}

/** The screens that carry a brand: of each of them, each brand has references. */
export const MAIN_SCREENS: readonly Screen[] = [
  { name: 'entry', show: ({ page, at }) => open(page, at()) },
  {
    name: 'wall',
    show: ({ page, at, sandbox, voucher }) => openWith(page, at('/shops'), sandbox, voucher),
  },
  {
    name: 'code',
    show: async ({ page, at, sandbox }) => {
      await open(page, at(await sandbox.link('redeemLinkQr')));
      await page.locator('main article button').first().click();
      await page.locator('main article code').first().waitFor();
    },
  },
];

/** Shows a screen and waits for everything that it loads, also later and without being asked. */
export async function shown({ show }: Screen, visit: Visit): Promise<void> {
  await show(visit);
  await quiet(visit.page);
}
