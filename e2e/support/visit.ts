import type { Page } from '@playwright/test';
import type { Sandbox } from './sandbox.ts';
import type { SeededVoucher } from './sandboxTold.ts';

/** Dates of a reference are those of a visit at this time. */
const AT = '2026-09-15T09:00:00Z';

/** One visit of a screen, at a fixed time and with a voucher that is always the same. */
export interface Visit {
  readonly page: Page;
  readonly sandbox: Sandbox;
  readonly site: string;
  readonly at: (path?: string) => string;
  readonly voucher: SeededVoucher;
}

/** The backend as after a start at the fixed time, with short walls. */
export async function beginVisit(
  page: Page,
  sandbox: Sandbox,
  site: string,
  at: (site: string, path?: string) => string,
): Promise<Visit> {
  await sandbox.reset(AT);
  await sandbox.shortensWalls();
  await page.clock.setSystemTime(AT);
  return {
    page,
    sandbox,
    site,
    at: (path) => at(site, path),
    voucher: await sandbox.voucher(site, 'spendable'),
  };
}
