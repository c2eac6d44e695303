import { observer } from 'mobx-react-lite';
import { ButtonLink } from '../kit/ButtonLink.tsx';
import { Notice } from '../kit/Notice.tsx';
import { useServices, useShared } from '../session/services.ts';
import { useWords } from '../session/words.ts';
import { pathsOf } from '../parts/paths/stepPaths.ts';

/**
 * Says that the outcome of a redemption or donation is still unknown, with a link to its check page. Draws nothing if
 * no order is open.
 */
export const OpenOrderNotice = observer(function OpenOrderNotice() {
  const { t } = useWords();
  const { kept } = useShared();
  const { openOrders } = useServices();
  const open = openOrders.value;
  const order = open?.kind === 'redemption' ? kept.noted : null;
  if (order === null && open?.kind !== 'donation') return null;
  return (
    <Notice kind="warning" word={t('kind.warning')}>
      <p>{t(order ? 'openOrder.redemption' : 'openOrder.donation')}</p>
      <ButtonLink to={order ? pathsOf(order.draft).check : '/donate/check'} kind="secondary">
        {t('openOrder.look')}
      </ButtonLink>
    </Notice>
  );
});
