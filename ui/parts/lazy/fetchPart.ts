import { isMissingChunk } from '../../session/missingChunk.ts';
import type { Services } from '../../session/services.ts';

type Network = Services['network'];

/**
 * Loads a part of the app. If its chunk is missing though the server can be reached, it is tried once more, since one
 * answer may have been lost; then the error is thrown.
 */
export async function fetchPart<T>(load: () => Promise<T>, network: Network): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isMissingChunk(error) || !(await network.look())) throw error;
  }
  return load();
}

/**
 * Loads a step that was pressed. Without a network it waits until that is back; if the chunk is missing though the
 * server can be reached, it is tried once more before the error is thrown (ADR 10).
 */
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
 * Reloads the page, at most once (ADR 10), if the error is a missing chunk while the server can be reached, as after a
 * deploy. Without a network a reload would end on the browser's own error page.
 */
export async function reloadIfGone(
  error: unknown,
  { network, pageReload }: Pick<Services, 'network' | 'pageReload'>,
): Promise<void> {
  if (isMissingChunk(error) && (await network.look())) pageReload.once();
}
