import type { PageTest } from '#application/ports/privacyTools.ts';

/** Runs no test; sets `data-mock-test` on the root to the script's URL. */
export class MockPageTest implements PageTest {
  start(address: string): void {
    document.documentElement.dataset['mockTest'] = address;
  }
}
