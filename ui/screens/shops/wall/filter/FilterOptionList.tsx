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
  /** The same function for as long as the group has the option. */
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
  /** True if the options are chips, in rows instead of one below the other. */
  asChips?: boolean;
}

export const FilterOptionList = observer(function FilterOptionList({
  group,
  titled = false,
  asChips = false,
}: FilterOptionListProps) {
  const id = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {titled ? group.title : <VisuallyHidden>{group.title}</VisuallyHidden>}
      </legend>
      <div className={asChips ? styles.chips : undefined} data-many={group.options.length > 8 || undefined}>
        {group.options.map((option) => (
          <Option key={option.id} {...option} fieldId={`${id}${option.id}`} group={group.id} />
        ))}
      </div>
    </fieldset>
  );
});

interface OptionProps extends Omit<FilterOption, 'id'> {
  fieldId: string;
  group: string;
}

/** Memoised: a press changes one or two of the many options. */
const Option = observer(function Option({ fieldId, group, label, count, chosen, onToggle }: OptionProps) {
  const { count: format } = useText();
  return (
    <Checkbox
      id={fieldId}
      name={group}
      checked={chosen}
      onChange={onToggle}
      label={
        <span className={classes(styles.option, count === 0 && !chosen && styles.empty)}>
          {label}
          {count !== null && <span className={styles.count}> {format(count)}</span>}
        </span>
      }
    />
  );
});
