import { useId } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Stepper.module.scss';
import { LATER_ICONS } from './laterIcons.ts';

interface StepperProps {
  /** Accessible name of the group: "Quantity: Bowlaria, £15.00". */
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** Accessible name of the minus button: "One fewer". */
  fewer: string;
  more: string;
  /** Explains the limit once `max` is reached. */
  limit: string;
}

/** A whole number from `min` to `max`. At a bound the button stays focusable and does nothing. */
export function Stepper({ label, value, min, max, onChange, fewer, more, limit }: StepperProps) {
  const step = (to: number) => () => {
    if (to >= min && to <= max) onChange(to);
  };
  const why = useId();
  const isFull = value >= max;
  return (
    <div role="group" aria-label={label} className={styles.stepper}>
      <button
        type="button"
        className={styles.button}
        aria-label={fewer}
        aria-disabled={value <= min || undefined}
        onClick={step(value - 1)}
      >
        <Icon name={LATER_ICONS.minus} size="s" />
      </button>
      <output className={styles.value}>{value}</output>
      <button
        type="button"
        className={styles.button}
        aria-label={more}
        aria-disabled={isFull || undefined}
        aria-describedby={isFull ? why : undefined}
        onClick={step(value + 1)}
      >
        <Icon name={LATER_ICONS.plus} size="s" />
      </button>
      {isFull && (
        <span id={why} hidden>
          {limit}
        </span>
      )}
    </div>
  );
}
