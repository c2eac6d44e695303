import { observer } from 'mobx-react-lite';
import { isUnsettled } from '#domain/redemption/orderNote.ts';
import { ButtonLink } from '../kit/ButtonLink.tsx';
import { Notice } from '../kit/Notice.tsx';
import { useJourney } from '../services.ts';
import { useWords } from '../words.ts';
import { pathsOf } from './stepPaths.ts';

/** That an order or a donation waits for its outcome, and the way there; nothing where none does. */
export const OpenOrderNotice = observer(function OpenOrderNotice() {
  const { t } = useWords();
  const { drafts } = useJourney();
  const order = drafts.readUnderWay();
  const isOrder = order !== null && isUnsettled(order);
  if (!isOrder && !drafts.hasOpenDonation()) return null;
  return (
    <Notice kind="warning" word={t('kind.warning')}>
      <p>{t(isOrder ? 'openOrder.redemption' : 'openOrder.donation')}</p>
      <ButtonLink to={isOrder ? pathsOf(order.draft).check : '/donate/check'} kind="secondary">
        {t('openOrder.look')}
      </ButtonLink>
    </Notice>
  );
});
