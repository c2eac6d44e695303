import { observer } from 'mobx-react-lite';
import { isSpending } from '#domain/orders/openOrder.ts';
import { Button } from '../kit/Button.tsx';
import { Notice } from '../kit/Notice.tsx';
import { useServices } from '../session/services.ts';
import { useText } from '../session/text.ts';

/** Replaces a part of the app that failed to load for lack of a connection. */
const Unreachable = observer(function Unreachable({ onRetry }: { onRetry: () => void }) {
  const { openAnywhere } = useServices();
  const { t } = useText();
  return (
    <Notice kind="error" word={t('kind.error')} live>
      <p>{t('redeem.unreachable')}</p>
      {!isSpending(openAnywhere.value) && <p>{t('redeem.untouched')}</p>}
      <Button kind="secondary" onClick={onRetry}>
        {t('common.tryAgain')}
      </Button>
    </Notice>
  );
});

/** For the `otherwise` of a `LazyPart`. */
export const unreachable = (onRetry: () => void) => <Unreachable onRetry={onRetry} />;
