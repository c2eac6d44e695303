import type { BrowserContext, Page } from '@playwright/test';

/** What a visitor has in hand. */
export interface Conditions {
  readonly bytesASecond: number;
  /** In milliseconds, of each request. */
  readonly latency: number;
  /** How many times slower than this machine. */
  readonly cpu: number;
}

/** From now on the page has this network and this processor. */
export async function throttle(
  context: BrowserContext,
  page: Page,
  { bytesASecond, latency, cpu }: Conditions,
): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesASecond,
    uploadThroughput: bytesASecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}
