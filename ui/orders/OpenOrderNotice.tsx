import { observer } from 'mobx-react-lite';
import { ButtonLink } from '../kit/ButtonLink.tsx';
import { Notice } from '../kit/Notice.tsx';
import { useServices, useShared } from '../session/services.ts';
import { useText } from '../session/text.ts';
import { pressOf } from '#domain/orders/orderSteps.ts';
import { placeOf, stepPath } from '../parts/paths/stepPath.ts';

/**
 * Says that an order's outcome is unknown, and links to the page that shows it, unless another tab has sent it. Draws
 * nothing without one.
 */
export const OpenOrderNotice = observer(function OpenOrderNotice() {
  const { t } = useText();
  const { stored } = useShared();
  const { openAnywhere } = useServices();
  const open = openAnywhere.value;
  if (open === null) return null;
  if (open.isElsewhere) {
    return (
      <Notice kind="warning" word={t('kind.warning')}>
        {t(`openOrder.elsewhere.${open.kind}`)}
      </Notice>
    );
  }
  const { kind, isPaid = false } = open;
  const place =
    kind === 'redemption' ? stored.value && placeOf(stored.value) : stepPath(kind, pressOf(kind, isPaid));
  if (place === null) return null;
  return (
    <Notice kind="warning" word={t('kind.warning')}>
      <p>{t(`openOrder.${open.kind}`)}</p>
      <ButtonLink to={place} kind="secondary">
        {t('openOrder.look')}
      </ButtonLink>
    </Notice>
  );
});
