import { observer } from 'mobx-react-lite';
import type { DocumentFile, DocumentFormat, VoucherDocument } from '#domain/document/document.ts';
import { Button } from '../../../kit/Button.tsx';
import { RadioCards } from '../../../kit/RadioCards.tsx';
import { StatusLine } from '../../../kit/StatusLine.tsx';
import { ProblemPanel } from '../../../problems/ProblemPanel.tsx';
import { submitting } from '../../../parts/form/submitting.ts';
import { PinField } from '../../../parts/form/PinField.tsx';
import { useFileSize } from '../../../parts/upload/useFileSize.ts';
import { useText } from '../../../session/text.ts';
import styles from './DocumentForm.module.scss';
import type { DocumentScreen, DownloadOutcome } from './DocumentScreen.ts';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';

interface DocumentFormProps {
  screen: DocumentScreen;
  document: VoucherDocument;
  outcome: DownloadOutcome;
}

export const DocumentForm = observer(function DocumentForm({ screen, document, outcome }: DocumentFormProps) {
  const { t, day } = useText();
  const name = t('documents.name');
  const fault = screen.form.faults.pin;
  return (
    <form noValidate onSubmit={submitting(() => screen.download(name))} className={styles.form}>
      {outcome.kind === 'refused' && (
        <ProblemPanel problem={outcome.problem} money="handed-out" attempt={screen.refusals} />
      )}
      <Formats screen={screen} files={document.files} />
      {document.pinRequired && (
        <PinField
          id="document-pin"
          label={t('documents.pin')}
          hint={t('documents.pinHint')}
          form={screen.form}
          error={fault && t(`documents.pinFault.${fault}`)}
          attemptsLeft={document.attemptsLeft}
        />
      )}
      {document.validUntil !== null && (
        <p className={styles.until}>{t('documents.validUntil', { date: day(document.validUntil) })}</p>
      )}
      <Button
        type="submit"
        kind="primary"
        full
        icon={LATER_ICONS.download}
        busy={outcome.kind === 'busy'}
        busyText={t('documents.busy')}
      >
        {t('documents.download')}
      </Button>
      <StatusLine compact>
        {outcome.kind === 'saved' && t('documents.done', { name: `${name}.${outcome.format}` })}
      </StatusLine>
    </form>
  );
});

const Formats = observer(function Formats({
  screen,
  files,
}: {
  screen: DocumentScreen;
  files: readonly DocumentFile[];
}) {
  const { t } = useText();
  const size = useFileSize();
  const [only, ...others] = files;
  if (only && others.length === 0) {
    const format = t(`documents.${only.format}`);
    return <p className={styles.only}>{t('documents.only', { format, size: size(only.bytes) })}</p>;
  }
  return (
    <RadioCards
      id="document-format"
      name="format"
      legend={t('documents.format')}
      columns={2}
      options={files.map(({ format, bytes }) => ({
        value: format,
        title: t(`documents.${format}`),
        note: t(`documents.${format}Note`, { size: size(bytes) }),
      }))}
      value={screen.form.draft.format}
      onChange={(format) => screen.form.change({ format: format as DocumentFormat })}
    />
  );
});
