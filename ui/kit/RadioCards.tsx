import type { ReactNode } from 'react';
import { describedBy, FieldError, FieldHint, type FieldWords } from './Field.tsx';
import { Picture } from './Picture.tsx';
import styles from './RadioCards.module.scss';

/** One of the cards to choose from. */
export interface RadioCard {
  value: string;
  title: string;
  /** What choosing it leads to, in one line: "25.00 € stays on your voucher". */
  note?: string;
  /** A picture on our own origin that says no more than the title. */
  picture?: string;
}

/** The id is that of the first card, so that the error summary can link to it. */
interface RadioCardsProps extends Pick<FieldWords, 'id' | 'hint' | 'error' | 'errorPrefix'> {
  name: string;
  legend: ReactNode;
  /** True if the legend is only spoken, since a heading right above says the same. */
  legendHidden?: boolean;
  options: readonly RadioCard[];
  value: string | undefined;
  onChange: (value: string) => void;
  /** How many cards stand side by side on wide screens; at 390 px it is always one. */
  columns?: 1 | 2;
  /** Whether a note stands under its title or, where it is short and the screen wide, at the end of the same line. */
  notes?: 'below' | 'beside';
}

/**
 * A choice of one among a few cards, each with what it leads to. The chosen one has its radio filled and a heavier
 * border, so colour never stands alone.
 */
export function RadioCards({
  name,
  legend,
  legendHidden = false,
  options,
  value,
  onChange,
  columns = 1,
  notes = 'below',
  ...words
}: RadioCardsProps) {
  return (
    <fieldset
      className={styles.group}
      aria-describedby={describedBy(words)}
      data-invalid={words.error ? true : undefined}
    >
      <legend className={legendHidden ? styles.hiddenLegend : styles.legend}>{legend}</legend>
      <FieldHint {...words} />
      <FieldError {...words} />
      <div className={styles.cards} data-columns={columns} data-notes={notes}>
        {options.map((option, index) => {
          const own = index === 0 ? words.id : `${words.id}-${index}`;
          return (
            <label key={option.value} className={styles.card} htmlFor={own}>
              <input
                id={own}
                type="radio"
                name={name}
                value={option.value}
                className={styles.radio}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
              />
              <span className={styles.title}>
                {option.picture && (
                  <Picture src={option.picture} alt="" width={96} height={64} className={styles.picture} />
                )}
                {option.title}
              </span>{' '}
              {option.note && <span className={styles.note}>{option.note}</span>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
