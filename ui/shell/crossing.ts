import type { MiddlewareFunction } from 'react-router';
import type { Services } from '../session/services.ts';

/**
 * Makes a step out of the document's zone a document load, so that neither the policy nor a script of one zone is there
 * in the next (ADR 42). `isOutside` tells which paths are. Without a network the step waits until that is back, as every
 * pressed step does (ADR 28).
 */
export function crossing(
  isOutside: (path: string) => boolean,
  network: Services['network'],
): MiddlewareFunction[] {
  const cross: MiddlewareFunction = async ({ request }, next) => {
    const { href, pathname } = new URL(request.url);
    // A route outside can draw a path inside, for instance "not found": it would be loaded for ever.
    if (!isOutside(pathname)) return next();
    while (!(await network.look())) await network.untilBack();
    // As react-router's `redirectDocument` makes it, which would be in the first load for this chunk's sake.
    throw new Response(null, { status: 302, headers: { Location: href, 'X-Remix-Reload-Document': 'true' } });
  };
  return [cross];
}
