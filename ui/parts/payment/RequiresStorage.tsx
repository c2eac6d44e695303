import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { FormLayout } from '../../frame/FormLayout.tsx';
import { ProblemCard } from '../../kit/ProblemCard.tsx';
import { useServices } from '../../session/services.ts';
import { useReference } from '../../session/useReference.ts';
import { useText } from '../../session/text.ts';
import { TitledHeading } from '../page/Page.tsx';

interface RequiresStorageProps {
  title: string;
  children: ReactNode;
}

/**
 * If the browser's storage does not last, the next document load would lose the order: the page offers no payment and
 * says why (ADR 8). Not for pages to which a payment returns.
 */
export const RequiresStorage = observer(function RequiresStorage({ title, children }: RequiresStorageProps) {
  const services = useServices();
  const { t } = useText();
  const reference = useReference();
  const [isKept] = useState(() => services.storageLasts());
  if (isKept) return <>{children}</>;
  return (
    <FormLayout plain title={<TitledHeading title={title} />}>
      <ProblemCard
        tone="info"
        word={t('kind.info')}
        title={t('notKept.title')}
        cause={<p>{t('notKept.cause')}</p>}
        money={t('notKept.money')}
        next={<p>{t('notKept.next')}</p>}
        reference={reference}
      />
    </FormLayout>
  );
});
