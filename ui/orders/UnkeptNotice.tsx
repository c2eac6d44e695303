import { observer } from 'mobx-react-lite';
import { Notice } from '../kit/Notice.tsx';
import { useText } from '../session/text.ts';

/**
 * Warns before the submit: this browser forgets a pending order with the page, so its outcome could not be looked up.
 */
export const UnkeptNotice = observer(function UnkeptNotice() {
  const { t } = useText();
  return (
    <Notice kind="warning" word={t('kind.warning')} live>
      {t('openOrder.unkept')}
    </Notice>
  );
});
