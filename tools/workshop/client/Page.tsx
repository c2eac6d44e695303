import type { ReactNode } from 'react';
import { StatusLine } from '#ui/kit/StatusLine.tsx';

const TABS = { gallery: 'Gallery', kit: 'Kit', brand: 'New brand' } as const;

interface PageProps {
  tab: keyof typeof TABS;
  /** Announced when it changes. */
  status?: string;
  /** What the keyboard may skip to: the id of a part of this page, and its name. */
  skip: readonly [id: string, name: string];
  children: ReactNode;
}

/** A page with the workshop's tabs above it. */
export function Page({ tab, status, skip: [id, name], children }: PageProps) {
  return (
    <>
      <a className="skip" href={`#${id}`}>{`To the ${name}`}</a>
      <header className="top">
        <strong>Workshop</strong>
        <nav aria-label="Workshop">
          {Object.entries(TABS).map(([each, label]) => (
            <a
              key={each}
              href={each === 'gallery' ? '/gallery' : `/gallery/${each}`}
              aria-current={each === tab ? 'page' : undefined}
            >
              {label}
            </a>
          ))}
          <a href="/sandbox">Sandbox</a>
        </nav>
        <StatusLine compact>{status}</StatusLine>
      </header>
      <main className={tab}>{children}</main>
    </>
  );
}
