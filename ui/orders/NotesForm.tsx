import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '../kit/Button.tsx';
import { Checkbox } from '../kit/Checkbox.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { useText } from '../session/text.ts';
import styles from './NotesForm.module.scss';

const NOTES_FIELD = 'notes-read';

interface NotesFormProps {
  screen: {
    readonly notesRead: boolean;
    readonly attempts: number;
    readonly untickedFault: boolean;
    readonly busy: boolean;
    tick(notesRead: boolean): void;
  };
  words: {
    /** Label of the checkbox: "I have read the notes". */
    readonly tick: string;
    readonly fault: string;
    readonly go: string;
    readonly busy: string;
  };
  onGo: () => void;
  /** The notes, and the problem of an earlier submit. */
  children: ReactNode;
  after?: ReactNode;
}

/** The notes, their checkbox, and the only button that moves value; also for donations (product 6.4). */
export const NotesForm = observer(function NotesForm({
  screen,
  words,
  onGo,
  children,
  after,
}: NotesFormProps) {
  const { t } = useText();
  const fault = screen.untickedFault ? words.fault : undefined;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onGo();
      }}
    >
      <ErrorSummary
        title={t('customer.summary', { count: 1 })}
        faults={fault ? [{ fieldId: NOTES_FIELD, text: fault }] : []}
        attempt={screen.attempts}
      />
      {children}
      <Checkbox
        id={NOTES_FIELD}
        name="notesRead"
        label={words.tick}
        checked={screen.notesRead}
        onChange={screen.tick}
        error={fault}
        errorPrefix={t('common.errorPrefix')}
        required
      />
      <Button type="submit" kind="primary" full busy={screen.busy} busyText={words.busy}>
        {words.go}
      </Button>
      {after}
    </form>
  );
});
