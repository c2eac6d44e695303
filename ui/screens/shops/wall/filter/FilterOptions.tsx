import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Checkbox } from '../../../../kit/Checkbox.tsx';
import { classes } from '../../../../kit/classes.ts';
import { VisuallyHidden } from '../../../../kit/VisuallyHidden.tsx';
import { useText } from '../../../../session/text.ts';
import styles from './FilterOptions.module.scss';

/** One item of a filter's group. */
export interface FilterOption {
  /** Unique among the options of its group. */
  id: string;
  label: string;
  /** How many shops choosing it would leave; null if unknown. */
  count: number | null;
  chosen: boolean;
  onToggle: () => void;
}

/** A group of options; a shop has to match one of those that are chosen. */
export interface FilterOptionGroup {
  id: string;
  title: string;
  /** How many of its options are chosen. */
  number: number;
  options: readonly FilterOption[];
}

interface FilterOptionsProps {
  group: FilterOptionGroup;
  /** True if the title is shown above the options; otherwise it is only spoken, since it can be read beside them. */
  titled?: boolean;
}

/** The options of one group as checkboxes, each with how many shops it would leave. */
export const FilterOptions = observer(function FilterOptions({ group, titled = false }: FilterOptionsProps) {
  const id = useId();
  const { count } = useText();
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
                {option.count !== null && <span className={styles.count}> {count(option.count)}</span>}
              </span>
            }
          />
        ))}
      </div>
    </fieldset>
  );
});
