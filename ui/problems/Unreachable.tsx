import { observer } from 'mobx-react-lite';
import { Notice } from '../kit/Notice.tsx';
import { useWords } from '../words.ts';

/** Stands where a part of the app could not be fetched, because there is no connection. */
export const Unreachable = observer(function Unreachable() {
  const { t } = useWords();
  return (
    <Notice kind="error" word={t('kind.error')} live>
      {t('redeem.unreachable')}
    </Notice>
  );
});
