import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { documentTitle } from '../../frame/documentTitle.ts';
import { PageHeading } from '../../frame/PageHeading.tsx';
import { useServices } from '../../session/services.ts';

const MARK_AFTER_MS = 100;

/**
 * Marks the page for browser tests 100 ms after its first screen was drawn, or a maintenance or crash page in its place
 * (product 15.13).
 */
export function usePageLoaded(): void {
  useEffect(() => {
    const timer = setTimeout(() => document.documentElement.classList.add('page-loaded'), MARK_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}

interface PageTitle {
  /** The page's name. The brand is added, unless `isWhole`. */
  title: string;
  isWhole?: boolean;
  /** True while a dialog with its own title covers the page: the page then sets neither title nor focus. */
  covered?: boolean;
  /** Word before the title while a form has errors, so that it is read first. */
  faultPrefix?: string | undefined;
}

/**
 * Sets the document's title, then moves the focus to the heading, except on the first page of a visit (WCAG 2.4.2,
 * 2.4.3). Returns the ref for the heading.
 */
export function usePageTitle({ title, isWhole = false, covered = false, faultPrefix }: PageTitle) {
  const { arrival, site } = useServices();
  const heading = useRef<HTMLHeadingElement>(null);
  const wasCovered = useRef(false);
  const { brand } = site.site;
  usePageLoaded();
  useEffect(() => {
    if (covered) return;
    const whole = isWhole ? title : documentTitle(title, brand);
    document.title = faultPrefix ? `${faultPrefix} ${whole}` : whole;
  }, [title, isWhole, covered, faultPrefix, brand]);
  useEffect(() => {
    const isFirst = arrival.arrive();
    if (!covered) {
      // A dialog that was opened here has given the focus back; after a deep link there was nothing to give it to.
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

/** The heading of a screen; sets the page's title and takes the focus on arrival. */
export const TitledHeading = observer(function TitledHeading({ lead, ...page }: TitledHeadingProps) {
  const heading = usePageTitle(page);
  return (
    <PageHeading ref={heading} lead={lead}>
      {page.title}
    </PageHeading>
  );
});
