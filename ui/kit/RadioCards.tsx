import { type ReactNode, memo, useCallback, useLayoutEffect, useRef } from 'react';
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
  /** `small` for words, which need no large type as amounts do. */
  size?: 'large' | 'small';
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
  size = 'large',
  ...words
}: RadioCardsProps) {
  // Callers pass another function with each drawing, which must not draw all cards again.
  const latest = useRef(onChange);
  useLayoutEffect(() => {
    latest.current = onChange;
  });
  const choose = useCallback((chosen: string) => latest.current(chosen), []);
  return (
    <fieldset
      className={styles.group}
      aria-describedby={describedBy(words)}
      data-invalid={words.error ? true : undefined}
    >
      <legend className={legendHidden ? styles.hiddenLegend : styles.legend}>{legend}</legend>
      <FieldHint {...words} />
      <FieldError {...words} />
      <div className={styles.cards} data-columns={columns} data-notes={notes} data-size={size}>
        {options.map((option, index) => (
          <Card
            key={option.value}
            {...option}
            id={index === 0 ? words.id : `${words.id}-${index}`}
            name={name}
            checked={option.value === value}
            onChoose={choose}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface CardProps extends RadioCard {
  id: string;
  name: string;
  checked: boolean;
  onChoose: (value: string) => void;
}

/** Memoised: a press changes two of the cards. */
const Card = memo(function Card(props: CardProps) {
  const { id, name, value, title, note, picture, content, checked, onChoose } = props;
  return (
    <>
      <label className={styles.card} htmlFor={id}>
        <input
          id={id}
          type="radio"
          name={name}
          value={value}
          className={styles.radio}
          checked={checked}
          onChange={() => onChoose(value)}
        />
        <span className={styles.title}>
          {picture && <Picture src={picture} alt="" width={96} height={64} className={styles.picture} />}
          {title}
        </span>{' '}
        {note && <span className={styles.note}>{note}</span>}
      </label>
      {content && <div className={styles.content}>{content}</div>}
    </>
  );
});
