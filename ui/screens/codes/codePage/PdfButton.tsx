import { observer } from 'mobx-react-lite';
import { Button } from '../../../kit/Button.tsx';
import { StatusLine } from '../../../kit/StatusLine.tsx';
import { ProblemPanel } from '../../../problems/ProblemPanel.tsx';
import { useArea, useScreen } from '../../../session/services.ts';
import { CODES } from '../services.ts';
import { useText } from '../../../session/text.ts';
import { FileDownload } from './FileDownload.ts';
import styles from './Ticket.module.scss';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';

/** Downloads the revealed codes as a PDF (switch `showMerchantCodePdfDownload`). */
export const PdfButton = observer(function PdfButton({ token }: { token: string }) {
  const { t } = useText();
  const { downloadCodePdf } = useArea(CODES);
  const download = useScreen(() => new FileDownload());
  const { state } = download;
  return (
    <>
      <Button
        kind="tool"
        icon={LATER_ICONS.download}
        aria-label={t('codePage.pdf')}
        busy={state.kind === 'busy'}
        busyText={t('codePage.pdfBusy')}
        onClick={() => void download.run(() => downloadCodePdf.execute(token, t('codePage.pdfName')))}
      >
        {t('codePage.short.pdf')}
      </Button>
      <div className={styles.outcome}>
        <StatusLine compact>{state.kind === 'saved' && t('codePage.pdfDone')}</StatusLine>
        {state.kind === 'failed' && (
          <ProblemPanel problem={state.problem} money="handed-out" attempt={download.failures} />
        )}
      </div>
    </>
  );
});
