import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Checkbox } from '../../../../kit/Checkbox.tsx';
import { classes } from '../../../../kit/classes.ts';
import { VisuallyHidden } from '../../../../kit/VisuallyHidden.tsx';
import { useText } from '../../../../session/text.ts';
import styles from './FilterOptionList.module.scss';

export interface FilterOption {
  /** Unique within its group. */
  id: string;
  label: string;
  /** How many shops this option would leave; null if unknown. */
  count: number | null;
  chosen: boolean;
  onToggle: () => void;
}

/** A group of options; a shop must match at least one chosen option. */
export interface FilterOptionGroup {
  id: string;
  title: string;
  /** How many options are chosen. */
  number: number;
  options: readonly FilterOption[];
}

interface FilterOptionListProps {
  group: FilterOptionGroup;
  /**
   * True if the title is visible above the options; else it is only for screen readers, because it is visible nearby.
   */
  titled?: boolean;
}

export const FilterOptionList = observer(function FilterOptionList({
  group,
  titled = false,
}: FilterOptionListProps) {
  const id = useId();
  const { count } = useText();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {titled ? group.title : <VisuallyHidden>{group.title}</VisuallyHidden>}
      </legend>
      <div data-many={group.options.length > 8 || undefined}>
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
