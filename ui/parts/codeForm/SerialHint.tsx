import { observer } from 'mobx-react-lite';
import { useWords } from '../../session/words.ts';
import { ToPrepaid } from '../charge/TopUpLink.tsx';

/** Beside the hint that a serial number was typed where a code is asked for: the way to what it is good for. */
export const SerialHint = observer(function SerialHint({ typed }: { typed: string }) {
  const { t } = useWords();
  return (
    <ToPrepaid serialNumber={typed} kind="quiet">
      {t('topUp.this')}
    </ToPrepaid>
  );
});
