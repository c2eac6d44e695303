import { observer } from 'mobx-react-lite';
import { isSpending } from '#domain/orders/pendingOrder.ts';
import { Button } from '../kit/Button.tsx';
import { Notice } from '../kit/Notice.tsx';
import { useServices } from '../session/services.ts';
import { useText } from '../session/text.ts';

/** Shown in place of a part of the app that could not be loaded for lack of a connection. */
const Unreachable = observer(function Unreachable({ onRetry }: { onRetry: () => void }) {
  const { openOrders } = useServices();
  const { t } = useText();
  return (
    <Notice kind="error" word={t('kind.error')} live>
      <p>{t('redeem.unreachable')}</p>
      {!isSpending(openOrders.value) && <p>{t('redeem.untouched')}</p>}
      <Button kind="secondary" onClick={onRetry}>
        {t('common.tryAgain')}
      </Button>
    </Notice>
  );
});

/** The same as a function, for `Later`; `onRetry` loads the part again. */
export const unreachable = (onRetry: () => void) => <Unreachable onRetry={onRetry} />;
