import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '../../../kit/Button.tsx';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';
import { useText } from '../../../session/text.ts';
import { useHas } from '../../../session/useHas.ts';
import { PdfButton } from './PdfButton.tsx';
import styles from './Ticket.module.scss';

interface CodeToolsProps {
  token: string;
  /** Button that saves the last valid day in a calendar. */
  reminder: ReactNode;
}

/** What keeps all codes of a ticket for later, in one row of equal buttons: PDF, print, calendar. */
export const CodeTools = observer(function CodeTools({ token, reminder }: CodeToolsProps) {
  const { t } = useText();
  const has = useHas();
  return (
    <div className={styles.tools} data-print="never">
      {has('codePdf') && <PdfButton token={token} />}
      <Button kind="tool" icon={LATER_ICONS.print} onClick={() => window.print()}>
        {t('merchantCode.print')}
      </Button>
      {reminder}
    </div>
  );
});
