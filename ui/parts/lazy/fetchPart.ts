import { isMissingChunk } from '../../session/missingChunk.ts';
import type { Services } from '../../session/services.ts';

type Network = Services['network'];

/** If the chunk is missing although the server is reachable, retries once, since one response may have been lost. */
export async function fetchPart<T>(load: () => Promise<T>, network: Network): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isMissingChunk(error) || !(await network.look())) throw error;
  }
  return load();
}

/** Without a network, waits for it. If the chunk is missing although the server is reachable, retries once (ADR 10). */
export async function fetchWhenBack<T>(load: () => Promise<T>, network: Network): Promise<T> {
  for (let isSecond = false; ; isSecond = true) {
    let isThere: boolean;
    try {
      return await load();
    } catch (error) {
      if (!isMissingChunk(error)) throw error;
      isThere = await network.look();
      if (isThere && isSecond) throw error;
    }
    if (!isThere) await network.untilBack();
  }
}

/**
 * Reloads at most once (ADR 10), if the chunk is missing although the server is reachable, as after a deploy. An
 * offline reload would end on the browser's error page.
 */
export async function reloadIfGone(
  error: unknown,
  { network, reloadOnce }: Pick<Services, 'network' | 'reloadOnce'>,
): Promise<void> {
  if (isMissingChunk(error) && (await network.look())) reloadOnce();
}
