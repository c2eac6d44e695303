import { observer } from 'mobx-react-lite';
import { ALL_PLACES } from '#domain/region/placeFilter.ts';
import { Button } from '../../../kit/Button.tsx';
import { SelectField } from '../../../kit/SelectField.tsx';
import { StatusLine } from '../../../kit/StatusLine.tsx';
import { useText } from '../../../session/text.ts';
import styles from './PlaceFilters.module.scss';
import type { PlaceFilterState } from './usePlaceFilter.ts';

interface PlaceFiltersProps {
  by: PlaceFilterState;
  /** True if nothing else on the page says how many places there are. */
  counts: boolean;
}

/** Town and category, each only where there is a choice. */
export const PlaceFilters = observer(function PlaceFilters({ by, counts }: PlaceFiltersProps) {
  const { t } = useText();
  const { filter, change, offered, shown } = by;
  const isFiltered = filter.city !== null || filter.category !== null;
  return (
    <div className={styles.filters} data-print="never">
      <Choice
        name="city"
        all={t('region.filter.cities')}
        label={t('region.filter.city')}
        names={offered.cities}
        chosen={filter.city}
        onChange={(city) => change({ ...filter, city })}
      />
      <Choice
        name="category"
        all={t('region.filter.categories')}
        label={t('region.filter.category')}
        names={offered.categories}
        chosen={filter.category}
        onChange={(category) => change({ ...filter, category })}
      />
      <div className={styles.outcome}>
        {counts && <StatusLine compact>{t('region.search.all', { count: shown.length })}</StatusLine>}
        {isFiltered && (
          <Button kind="quiet" flush onClick={() => change(ALL_PLACES)}>
            {t('region.filter.clear')}
          </Button>
        )}
      </div>
    </div>
  );
});

interface ChoiceProps {
  name: 'city' | 'category';
  label: string;
  /** The first option. */
  all: string;
  names: readonly string[];
  chosen: string | null;
  onChange: (name: string | null) => void;
}

function Choice({ name, label, all, names, chosen, onChange }: ChoiceProps) {
  if (names.length < 2) return null;
  return (
    <SelectField
      id={`place-${name}`}
      name={name}
      label={label}
      value={chosen ?? ''}
      onChange={(value) => onChange(value === '' ? null : value)}
      options={[{ value: '', label: all }, ...names.map((one) => ({ value: one, label: one }))]}
    />
  );
}
