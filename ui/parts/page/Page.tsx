import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { PageHeading } from '../../frame/PageHeading.tsx';
import { useServices } from '../../session/services.ts';

const MARK_AFTER_MS = 100;

/**
 * Marks the page for browser tests 100 ms after its first screen is there, or what stands in its place: a maintenance,
 * a crash (specification 9, test aids).
 */
export function usePageLoaded(): void {
  useEffect(() => {
    const timer = setTimeout(() => document.documentElement.classList.add('page-loaded'), MARK_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}

interface PageTitle {
  /** The step's name; the brand is added, unless it is a whole title already. */
  title: string;
  isWhole?: boolean;
  /** While a dialog with a title of its own lies over the page, the page has neither title nor focus. */
  covered?: boolean;
  /** A fault stands in the title too, so that it is the first thing that is read. */
  faultPrefix?: string | undefined;
}

/**
 * Names the page and hands over the heading's ref: the title is set first, then the heading takes the focus, but
 * not on the first page of a visit (WCAG 2.4.2, 2.4.3).
 */
export function usePageTitle({ title, isWhole = false, covered = false, faultPrefix }: PageTitle) {
  const { arrival, site } = useServices();
  const heading = useRef<HTMLHeadingElement>(null);
  const wasCovered = useRef(false);
  const { brand } = site.site;
  usePageLoaded();
  useEffect(() => {
    if (covered) return;
    document.title = [faultPrefix, title, isWhole ? '' : `– ${brand}`].filter(Boolean).join(' ');
  }, [title, isWhole, covered, faultPrefix, brand]);
  useEffect(() => {
    const isFirst = arrival.arrive();
    if (!covered) {
      // A dialog that was opened here has given the focus back; after a deep link there was nowhere to give it.
      const takesFocus = wasCovered.current ? document.activeElement === document.body : !isFirst;
      if (takesFocus) heading.current?.focus({ preventScroll: true });
    }
    wasCovered.current = covered;
  }, [arrival, covered]);
  return heading;
}

interface TitledHeadingProps extends PageTitle {
  eyebrow?: string;
  lead?: ReactNode;
}

/** The heading of a screen, with the page's title and the focus on arrival. */
export const TitledHeading = observer(function TitledHeading({ eyebrow, lead, ...page }: TitledHeadingProps) {
  const heading = usePageTitle(page);
  return (
    <PageHeading ref={heading} {...(eyebrow && { eyebrow })} {...(lead && { lead })}>
      {page.title}
    </PageHeading>
  );
});
