import { observer } from 'mobx-react-lite';
import { Notice } from '../kit/Notice.tsx';
import { useWords } from '../session/words.ts';

/** Before the press, where the browser forgets with the page what was sent: afterwards nobody could ask for it. */
export const UnkeptNotice = observer(function UnkeptNotice() {
  const { t } = useWords();
  return (
    <Notice kind="warning" word={t('kind.warning')} live>
      {t('openOrder.unkept')}
    </Notice>
  );
});
