import { type ReactNode, useId } from 'react';
import { CopyButton, type CopyWords } from './CopyButton.tsx';
import { Icon } from './Icon.tsx';
import styles from './ProblemCard.module.scss';
import { LATER_ICONS } from './laterIcons.ts';
import { Reference, type ReferenceWords } from './Reference.tsx';
import { useFocusOn } from './useFocusOn.ts';

interface ProblemCardProps {
  /** The kind as a word: "Error" or "Not possible yet". */
  word: string;
  title: string;
  cause: ReactNode;
  /** Where the money is: untouched, reserved or spent (product 14.1). */
  money?: string | undefined;
  /** The next step as text. */
  next?: ReactNode;
  actions?: ReactNode;
  code?: { label: string; value: string; copy: CopyWords } | undefined;
  reference: ReferenceWords;
  tone?: 'error' | 'warning' | 'info';
  /** Null if the page's heading already says the title; then it only names the card. */
  headingLevel?: 2 | 3 | null;
  /** Focuses the card on mount and on each change. Without it the focus stays. */
  attempt?: number;
}

/** For every problem that is not about a single field. */
export function ProblemCard({
  word,
  title,
  cause,
  money,
  next,
  actions,
  code,
  reference,
  tone = 'error',
  headingLevel = 2,
  attempt,
}: ProblemCardProps) {
  const card = useFocusOn<HTMLElement>(attempt);
  const titleId = useId();
  const Heading = headingLevel && (`h${headingLevel}` as const);
  return (
    <section
      ref={card}
      className={styles.card}
      data-tone={tone}
      tabIndex={-1}
      {...(Heading ? { 'aria-labelledby': titleId } : { 'aria-label': title })}
    >
      <p className={styles.word}>
        <Icon name={tone === 'error' ? 'error' : tone === 'warning' ? LATER_ICONS.clock : 'info'} size="s" />
        {word}
      </p>
      {Heading && (
        <Heading id={titleId} className={styles.title}>
          {title}
        </Heading>
      )}
      <div className={styles.cause}>{cause}</div>
      {money && (
        <p className={styles.money}>
          <Icon name={LATER_ICONS.card} size="s" />
          {money}
        </p>
      )}
      {next && <div className={styles.next}>{next}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
      {code && (
        <div className={styles.code}>
          <span>
            {code.label} <code translate="no">{code.value}</code>
          </span>
          <CopyButton kind="quiet" text={code.value} words={code.copy} />
        </div>
      )}
      <div className={styles.reference}>
        <Reference {...reference} />
      </div>
    </section>
  );
}
