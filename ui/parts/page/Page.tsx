import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { documentTitle } from '../../frame/documentTitle.ts';
import { PageHeading } from '../../frame/PageHeading.tsx';
import { useServices } from '../../session/services.ts';

const MARK_AFTER_MS = 100;

/**
 * Marks the page for browser tests 100 ms after the first screen, maintenance or crash page was drawn (product 15.13).
 */
export function usePageLoaded(): void {
  useEffect(() => {
    const timer = setTimeout(() => document.documentElement.classList.add('page-loaded'), MARK_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}

interface PageTitle {
  /** The brand is appended unless `isWhole`. */
  title: string;
  isWhole?: boolean;
  /** True while a dialog with its own title covers the page, which then sets neither title nor focus. */
  covered?: boolean;
  /** Prefix while the form has errors, so that screen readers read it first. */
  faultPrefix?: string | undefined;
}

/** Sets the document title and focuses the heading, except on the first page of a visit (WCAG 2.4.2, 2.4.3). */
export function usePageTitle({ title, isWhole = false, covered = false, faultPrefix = '' }: PageTitle) {
  const { arrival, site } = useServices();
  const heading = useRef<HTMLHeadingElement>(null);
  const wasCovered = useRef(false);
  const { brand } = site.site;
  usePageLoaded();
  useEffect(() => {
    if (covered) return;
    // Browsers drop the space in front of a title without a prefix.
    document.title = `${faultPrefix} ${isWhole ? title : documentTitle(title, brand)}`;
  }, [title, isWhole, covered, faultPrefix, brand]);
  useEffect(() => {
    const isFirst = arrival.arrive();
    if (!covered) {
      // A closed dialog has restored the focus, except after a deep link, which has none to restore.
      const takesFocus = wasCovered.current ? document.activeElement === document.body : !isFirst;
      if (takesFocus) heading.current?.focus({ preventScroll: true });
    }
    wasCovered.current = covered;
  }, [arrival, covered]);
  return heading;
}

interface TitledHeadingProps extends PageTitle {
  lead?: ReactNode;
}

export const TitledHeading = observer(function TitledHeading({ lead, ...page }: TitledHeadingProps) {
  const heading = usePageTitle(page);
  return (
    <PageHeading ref={heading} lead={lead}>
      {page.title}
    </PageHeading>
  );
});
