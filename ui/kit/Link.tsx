import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  replace?: boolean;
  state?: unknown;
  preventScrollReset?: boolean;
}

/** Replaces the router's `Link`, whose prefetching and document navigation would enlarge the first load. */
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
