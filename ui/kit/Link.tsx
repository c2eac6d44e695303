import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of ours. */
  to: To;
  replace?: boolean;
  state?: unknown;
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean;
}

/**
 * A link inside the app. The router's own one can also fetch ahead for a server and leave the app, which would make the
 * first load longer.
 */
export function Link({ to, replace, state, preventScrollReset, onClick, children, ...anchor }: LinkProps) {
  const { target } = anchor;
  const follow = useLinkClickHandler(to, { replace, state, preventScrollReset, target });
  return (
    <a
      {...anchor}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
