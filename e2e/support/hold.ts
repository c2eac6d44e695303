import type { Page, Request } from '@playwright/test';

/** Holds requests back until the returned function is called, so that a test can check the page meanwhile. */
export async function hold(
  page: Page,
  where: (url: URL) => boolean,
  which: (request: Request) => boolean = () => true,
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(where, async (route) => {
    if (which(route.request())) await released;
    await route.continue();
  });
  return release;
}

/** A `where` for `hold`: the calls of an API path. */
export function callOf(path: string): (url: URL) => boolean {
  return ({ pathname }) => pathname === `/api${path}`;
}
