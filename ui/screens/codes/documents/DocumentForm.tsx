import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef } from 'react';
import {
  type DocumentFile,
  type DocumentFormat,
  PIN_ATTEMPTS,
  type VoucherDocument,
} from '#domain/document/document.ts';
import { Button } from '../../../kit/Button.tsx';
import { RadioCards } from '../../../kit/RadioCards.tsx';
import { StatusLine } from '../../../kit/StatusLine.tsx';
import { TextField } from '../../../kit/TextField.tsx';
import { ProblemPanel } from '../../../problems/ProblemPanel.tsx';
import { useFileSize } from '../../../parts/upload/useFileSize.ts';
import { useWords } from '../../../session/words.ts';
import styles from './DocumentForm.module.scss';
import type { DocumentScreen, DownloadOutcome } from './DocumentScreen.ts';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';

interface DocumentFormProps {
  screen: DocumentScreen;
  document: VoucherDocument;
  outcome: DownloadOutcome;
}

/** The form of a document: which file, the PIN if one is needed, and the download button. */
export const DocumentForm = observer(function DocumentForm({ screen, document, outcome }: DocumentFormProps) {
  const { t, day } = useWords();
  const name = t('documents.name');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void screen.download(name);
  };
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {outcome.kind === 'refused' && (
        <ProblemPanel problem={outcome.problem} redeemed="handed-out" attempt={screen.refusals} />
      )}
      <Formats screen={screen} files={document.files} />
      {document.pinRequired && <PinField screen={screen} attemptsLeft={document.attemptsLeft} />}
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
  const { t } = useWords();
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

const PinField = observer(function PinField({
  screen,
  attemptsLeft,
}: {
  screen: DocumentScreen;
  attemptsLeft: number | null;
}) {
  const { t } = useWords();
  const { form } = screen;
  const field = useRef<HTMLInputElement>(null);
  const fault = form.faults.pin;
  useEffect(() => {
    if (form.attempts > 0 && fault !== undefined) field.current?.focus();
  }, [form.attempts, fault]);
  return (
    <TextField
      ref={field}
      id="document-pin"
      name="pin"
      label={t('documents.pin')}
      hint={
        attemptsLeft === null || attemptsLeft >= PIN_ATTEMPTS
          ? t('documents.pinHint')
          : `${t('documents.pinHint')} ${t('documents.attempts', { count: attemptsLeft })}`
      }
      value={form.draft.pin}
      onChange={(pin) => form.change({ pin })}
      error={fault && t(`documents.pinFault.${fault}`)}
      errorPrefix={t('common.errorPrefix')}
      look="code"
      width="half"
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      required
    />
  );
});
