import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { FormLayout } from '../../frame/FormLayout.tsx';
import { ProblemCard } from '../../kit/ProblemCard.tsx';
import { useServices } from '../../session/services.ts';
import { useText } from '../../session/text.ts';
import { TitledHeading } from '../page/Page.tsx';

interface RequiresStorageProps {
  /** The page's name. */
  title: string;
  /** The page that leads to a payment or takes it. */
  children: ReactNode;
}

/**
 * Draws a page with a payment where the browser keeps what is stored. Elsewhere nothing would be left of it after the
 * next document load, so no payment is offered, and the page says why (ADR 8). Not for pages to which a payment
 * returns.
 */
export const RequiresStorage = observer(function RequiresStorage({ title, children }: RequiresStorageProps) {
  const { storageHealth } = useServices();
  const { t } = useText();
  const [isKept] = useState(() => storageHealth.lasts());
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
      />
    </FormLayout>
  );
});
