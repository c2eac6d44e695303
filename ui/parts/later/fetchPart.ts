import { isMissingChunk } from '../../session/missingChunk.ts';
import type { Services } from '../../session/services.ts';

type Network = Services['network'];

/** Fetches a part of the app, once more where the server answers: one answer may have been lost. */
export async function fetchPart<T>(load: () => Promise<T>, network: Network): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isMissingChunk(error) || !(await network.look())) throw error;
  }
  return load();
}

/** As `fetchPart`, for a step that was pressed: without a network it waits, and goes on when that is back. */
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
 * Loads the page anew, once (ADR 14), for a part that is gone while the server answers, as after a deploy. Without a
 * network a reload would end in the browser's own error page.
 */
export async function reloadIfGone(
  error: unknown,
  { network, pageReload }: Pick<Services, 'network' | 'pageReload'>,
): Promise<void> {
  if (isMissingChunk(error) && (await network.look())) pageReload.once();
}
