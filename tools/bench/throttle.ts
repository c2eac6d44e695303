import type { BrowserContext, Page } from '@playwright/test';

export interface Conditions {
  readonly bytesASecond: number;
  /** In milliseconds, for each request. */
  readonly latency: number;
  /** As a slowdown of this machine. */
  readonly cpu: number;
}

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
