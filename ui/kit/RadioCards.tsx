import { Fragment, type ReactNode } from 'react';
import { describedBy, FieldError, FieldHint, type FieldWords } from './Field.tsx';
import { Picture } from './Picture.tsx';
import styles from './RadioCards.module.scss';

export interface RadioCard {
  value: string;
  title: string;
  /** The consequence: "25.00 € stays on your voucher". */
  note?: string;
  /** A decorative same-origin picture. */
  picture?: string;
  /** Drawn below the card and joined to it: what else this choice asks for. */
  content?: ReactNode;
}

/** `id` is the first card's, so that the error summary can link to it. */
interface RadioCardsProps extends Pick<FieldWords, 'id' | 'hint' | 'error' | 'errorPrefix'> {
  name: string;
  legend: ReactNode;
  /** True if the legend is only spoken, because a heading above shows the same text. */
  legendHidden?: boolean;
  options: readonly RadioCard[];
  value: string | undefined;
  onChange: (value: string) => void;
  /** Cards per row on wide screens; a phone shows one. */
  columns?: 1 | 2;
  /** `beside`: at the end of the title's line on wide screens, for short notes. */
  notes?: 'below' | 'beside';
}

/** The chosen card has a filled radio and a heavier border, so that colour is not the only signal. */
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
            <Fragment key={option.value}>
              <label className={styles.card} htmlFor={own}>
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
              {option.content && <div className={styles.content}>{option.content}</div>}
            </Fragment>
          );
        })}
      </div>
    </fieldset>
  );
}
