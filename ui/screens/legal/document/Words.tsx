import { type ReactNode, Fragment } from 'react';
import { ExternalLink } from '../../../kit/ExternalLink.tsx';

/** Addresses as a document writes them, with where each leads. */
export type Addresses = ReadonlyMap<string, string>;

/** Words of a document, in which the site's own addresses are links. */
export function Words({ children, addresses }: { children: string; addresses: Addresses }): ReactNode {
  const found = [...addresses].find(([written]) => written !== '' && children.includes(written));
  if (found === undefined) return <>{children}</>;
  const [written, href] = found;
  const parts = children.split(written);
  return parts.map((part, index) => (
    <Fragment key={String(index)}>
      {index > 0 && <ExternalLink href={href}>{written}</ExternalLink>}
      <Words addresses={addresses}>{part}</Words>
    </Fragment>
  ));
}
