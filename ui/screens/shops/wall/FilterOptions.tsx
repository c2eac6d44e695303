import { useId } from 'react';
import { Checkbox } from '../../../kit/Checkbox.tsx';
import { classes } from '../../../kit/classes.ts';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import styles from './FilterOptions.module.scss';

export interface FilterOption {
  /** Unlike every other option's. */
  id: string;
  label: string;
  /** How many shops it would leave; null where nobody knows. */
  count: number | null;
  chosen: boolean;
  onToggle: () => void;
}

/** A group of options, of which one chosen is enough. */
export interface FilterOptionGroup {
  id: string;
  title: string;
  /** How many of them are chosen. */
  number: number;
  /** The same in words: "2 chosen". */
  chosen: string;
  options: readonly FilterOption[];
}

interface FilterOptionsProps {
  group: FilterOptionGroup;
  /** The title stands above the options; otherwise it is only spoken, because it can be read beside them already. */
  titled?: boolean;
}

/** The options of one group as boxes to tick, with what each would leave. */
export function FilterOptions({ group, titled = false }: FilterOptionsProps) {
  const id = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {titled ? group.title : <VisuallyHidden>{group.title}</VisuallyHidden>}
      </legend>
      <div className={styles.options} data-many={group.options.length > 8 || undefined}>
        {group.options.map((option) => (
          <Checkbox
            key={option.id}
            id={`${id}${option.id}`}
            name={group.id}
            checked={option.chosen}
            onChange={option.onToggle}
            label={
              <span className={classes(styles.option, option.count === 0 && !option.chosen && styles.empty)}>
                {option.label}
                {option.count !== null && <span className={styles.count}> {option.count}</span>}
              </span>
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
