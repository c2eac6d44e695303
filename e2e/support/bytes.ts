import type { BrowserContext } from '@playwright/test';
import { open, quiet } from './open.ts';

/** A response from the network with its size in bytes, headers included. */
export interface Received {
  readonly url: string;
  readonly bytes: number;
}

/** The network responses while a new tab opens an address, until it settles. Responses from a cache are left out. */
export async function receivedAt(context: BrowserContext, address: string): Promise<readonly Received[]> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const urls = new Map<string, string>();
  const received: Received[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (encodedDataLength > 0) received.push({ url: urls.get(requestId) ?? '', bytes: encodedDataLength });
  });
  await open(page, address);
  await quiet(page);
  await page.close();
  return received;
}

export function sumOf(received: readonly Received[]): number {
  return received.reduce((sum, { bytes }) => sum + bytes, 0);
}
