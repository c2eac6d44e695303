import { observer } from 'mobx-react-lite';
import { offeredCodes } from '#domain/voucher/codeReading.ts';
import { Button } from '../../kit/Button.tsx';
import { useText } from '../../session/text.ts';
import type { CodeFormScreen } from './CodeFormScreen.ts';
import { OfferedCodes } from './CodeOffer.tsx';
import { hintsOf } from './hintsOf.ts';
import { SerialHint } from './SerialHint.tsx';

interface CodeMoreProps {
  screen: CodeFormScreen;
  fieldId: string;
}

/** What can be done with the typed text besides submitting it: take a code out of it, try capitals, top up. */
export const CodeMore = observer(function CodeMore({ screen, fieldId }: CodeMoreProps) {
  const { t } = useText();
  const { entry, form } = screen;
  if (entry === null) return null;
  return (
    <>
      <OfferedCodes codes={offeredCodes(entry)} fieldId={fieldId} onTake={(code) => form.change({ code })} />
      {hintsOf(screen).includes('small-only') && (
        <Button kind="quiet" flush onClick={() => void screen.tryCapitals()}>
          {t('codeOffer.capitals')}
        </Button>
      )}
      {entry.kind === 'serial-number' && <SerialHint typed={entry.serialNumber} />}
    </>
  );
});
