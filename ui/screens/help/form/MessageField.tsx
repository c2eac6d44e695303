import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { LONGEST_MESSAGE } from '#domain/help/supportRequest.ts';
import { StatusLine } from '../../../kit/StatusLine.tsx';
import { TextArea } from '../../../kit/TextArea.tsx';
import { useText } from '../../../session/text.ts';
import flow from '../../../styles/flow.module.scss';
import styles from './HelpForm.module.scss';
import type { HelpFormScreen } from './HelpFormScreen.ts';

/** From three quarters of the limit on, the remaining length is shown. */
const COUNTED_FROM = LONGEST_MESSAGE * 0.75;
/** Debounce of the announcement, in milliseconds. */
const PAUSE_MS = 1_000;

interface MessageFieldProps {
  id: string;
  screen: HelpFormScreen;
  error: string | undefined;
  required?: boolean;
  marker?: string;
}

/** The message with its remaining length. Longer input is allowed, and the excess is shown. */
export const MessageField = observer(function MessageField({ screen, ...words }: MessageFieldProps) {
  const { t } = useText();
  const { form, messageLength } = screen;
  const left = LONGEST_MESSAGE - messageLength;
  const count =
    messageLength < COUNTED_FROM
      ? ''
      : left < 0
        ? t('help.form.over', { count: -left })
        : t('help.form.left', { count: left });
  return (
    <div className={flow.stack2}>
      <TextArea
        {...words}
        name="message"
        label={t('help.form.message')}
        hint={t('help.form.messageHint', { count: LONGEST_MESSAGE })}
        value={form.draft.message}
        onChange={(message) => form.change({ message })}
        errorPrefix={t('common.errorPrefix')}
      />
      {count !== '' && (
        <p className={styles.count} data-over={left < 0 || undefined} aria-hidden="true">
          {count}
        </p>
      )}
      <StatusLine hidden>{useAfterPause(count)}</StatusLine>
    </div>
  );
});

/** Debounces a text, so that a screen reader does not announce it at every keystroke. */
function useAfterPause(text: string): string {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setSpoken(text), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  return spoken;
}
