import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { PageHeading } from '../frame/PageHeading.tsx';
import { useServices } from '../services.ts';

interface PageTitle {
  /** The step's name; the brand is added, unless it is a whole title already. */
  title: string;
  isWhole?: boolean;
  /** A fault stands in the title too, so that it is the first thing that is read. */
  faultPrefix?: string | undefined;
}

/**
 * Names the page and hands over the heading's ref: the title is set first, then the heading takes the focus, but
 * not on the first page of a visit (WCAG 2.4.2, 2.4.3).
 */
export function usePageTitle({ title, isWhole = false, faultPrefix }: PageTitle) {
  const { arrival, site } = useServices();
  const heading = useRef<HTMLHeadingElement>(null);
  const { brand } = site.site;
  useEffect(() => {
    document.title = [faultPrefix, title, isWhole ? '' : `– ${brand}`].filter(Boolean).join(' ');
  }, [title, isWhole, faultPrefix, brand]);
  useEffect(() => {
    if (!arrival.arrive()) heading.current?.focus({ preventScroll: true });
  }, [arrival]);
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
