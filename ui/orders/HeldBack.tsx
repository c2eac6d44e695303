import { observer } from 'mobx-react-lite';
import type { OrderState } from '#application/orders/orderState.ts';
import { Button } from '../kit/Button.tsx';
import { Notice } from '../kit/Notice.tsx';
import { useText } from '../session/text.ts';

interface HeldBackProps {
  order: { readonly state: OrderState<unknown>; withdraw(): void };
}

/** Says which order of another tab comes first, and that nothing was sent yet. Draws nothing at other times. */
export const HeldBack = observer(function HeldBack({ order }: HeldBackProps) {
  const { t } = useText();
  const { state } = order;
  if (state.kind !== 'held-back') return null;
  return (
    <Notice kind="warning" word={t('kind.warning')} live>
      <p>{t(`openOrder.held.${state.by.kind}`)}</p>
      <p>{t('openOrder.held.what')}</p>
      <Button kind="secondary" onClick={order.withdraw}>
        {t('openOrder.held.stop')}
      </Button>
    </Notice>
  );
});
