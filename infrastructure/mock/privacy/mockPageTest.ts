import type { PageTest } from '#application/ports/privacyTools.ts';

/** Marks the page in place of a test of it: `data-mock-test` on its root holds the script's address. */
export class MockPageTest implements PageTest {
  start(address: string): void {
    document.documentElement.dataset['mockTest'] = address;
  }
}
