import type { Page, Request } from '@playwright/test';

/**
 * From now on what is asked for stays on its way until the returned function is called, so that what stands on the
 * page meanwhile can be looked at for as long as it takes.
 */
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

/** As a `where` of `hold`: calls of the API. */
export function callOf(path: string): (url: URL) => boolean {
  return ({ pathname }) => pathname === `/api${path}`;
}
