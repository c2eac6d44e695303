import { useEffect, useRef, useState } from 'react';
import { Button, type ButtonKind } from './Button.tsx';
import styles from './CopyButton.module.scss';
import { LATER_ICONS } from './laterIcons.ts';

export interface CopyWords {
  label: string;
  copied: string;
  /** Shown if the browser refuses: "Copying is not allowed here. Select the code and copy it." */
  denied: string;
}

interface CopyButtonProps {
  text: string;
  words: CopyWords;
  kind?: ButtonKind | 'tool';
  /** Called if the browser refuses, for example to select the text for the user. */
  onDenied?: () => void;
  onCopied?: () => void;
}

const SHOWN_FOR_MS = 6000;

/** Copies `text` to the clipboard and shows the outcome below. A refusal stays visible until the next try. */
export function CopyButton({ text, words, kind = 'secondary', onDenied, onCopied }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'denied'>('none');
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const copy = async () => {
    window.clearTimeout(timer.current);
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
      onCopied?.();
      timer.current = window.setTimeout(() => setOutcome('none'), SHOWN_FOR_MS);
    } catch {
      setOutcome('denied');
      onDenied?.();
    }
  };

  return (
    <span className={styles.copy}>
      <Button
        kind={kind}
        icon={outcome === 'copied' ? 'check' : LATER_ICONS.copy}
        onClick={() => void copy()}
      >
        {words.label}
      </Button>
      <output className={styles.outcome}>
        {outcome === 'copied' && words.copied}
        {outcome === 'denied' && words.denied}
      </output>
    </span>
  );
}
