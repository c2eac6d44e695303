import { observer } from 'mobx-react-lite';
import { Notice } from '../kit/Notice.tsx';
import { useText } from '../session/text.ts';

/**
 * Warns before the press that this browser forgets a sent order with the page, so that nobody could ask for its outcome
 * afterwards.
 */
export const UnkeptNotice = observer(function UnkeptNotice() {
  const { t } = useText();
  return (
    <Notice kind="warning" word={t('kind.warning')} live>
      {t('openOrder.unkept')}
    </Notice>
  );
});
