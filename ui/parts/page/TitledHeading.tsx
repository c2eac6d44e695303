import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { PageHeading } from '../../frame/PageHeading.tsx';
import { useText } from '../../session/text.ts';
import { type PageTitle, usePageTitle } from './Page.tsx';

interface TitledHeadingProps extends Omit<PageTitle, 'prefix'> {
  lead?: ReactNode;
  /** True while the form has errors: the document title says so first. */
  isFaulty?: boolean;
}

/** Not in `Page.tsx`, which is loaded before the first screen. */
export const TitledHeading = observer(function TitledHeading(props: TitledHeadingProps) {
  const { lead, isFaulty = false, ...page } = props;
  const { t } = useText();
  const heading = usePageTitle({ ...page, prefix: isFaulty ? `${t('common.errorPrefix')} ` : '' });
  return (
    <PageHeading ref={heading} lead={lead}>
      {page.title}
    </PageHeading>
  );
});
