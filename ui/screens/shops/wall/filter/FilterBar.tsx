import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { Disclosure } from '../../../../kit/Disclosure.tsx';
import { Icon } from '../../../../kit/Icon.tsx';
import { Link } from '../../../../kit/Link.tsx';
import { VisuallyHidden } from '../../../../kit/VisuallyHidden.tsx';
import { type LayoutProfile, layoutProfileOf } from '../../../../frame/layoutProfile.ts';
import { useServices } from '../../../../session/services.ts';
import { useText } from '../../../../session/text.ts';
import type { Options } from '../results/Results.ts';
import { useWall } from '../WallScreen.ts';
import styles from './FilterBar.module.scss';
import { type FilterOptionGroup, FilterOptionList } from './FilterOptionList.tsx';
import { useCategoryLinks } from './useCategoryLinks.ts';
import { useOptionGroups } from './useOptionGroups.ts';

/** The filters from tablet width on: a rail, a bar of chips, or tabs, by the layout profile. */
export const FilterBar = observer(function FilterBar({ options }: { options: Options }) {
  const { site: store } = useServices();
  const { t } = useText();
  const { categoriesAre } = useWall();
  const groups = useOptionGroups(options);
  const { filters: form } = layoutProfileOf(store.site);
  // In a rail the categories come first; rendered later, they would shift everything below.
  if (form === 'rail' && categoriesAre === 'loading') return null;
  const Form = FORMS[form];
  return (
    <div role="group" aria-label={t('wall.filter.title')} className={styles.bar}>
      <Form groups={groups} />
    </div>
  );
});

interface FormProps {
  groups: readonly FilterOptionGroup[];
}

const Rail = observer(function Rail({ groups }: FormProps) {
  return groups.map((group) => (
    <details key={group.id} open className={styles.section}>
      <summary className={styles.summary}>
        <Title of={group} />
        <span className={styles.arrow}>
          <Icon name="chevronDown" size="s" />
        </span>
      </summary>
      <FilterOptionList group={group} />
    </details>
  ));
});

const Chips = observer(function Chips({ groups }: FormProps) {
  return groups.map((group) => (
    <Disclosure key={group.id} label={<Title of={group} />} active={group.number > 0}>
      <div className={styles.panel}>
        <FilterOptionList group={group} />
      </div>
    </Disclosure>
  ));
});

/** The categories as links, and the other filters behind a button. */
const Tabs = observer(function Tabs({ groups }: FormProps) {
  const { t } = useText();
  const { categories, filter } = useWall();
  const linkTo = useCategoryLinks();
  const [chosen = null, another] = filter.settled.categories;
  const rest = groups.filter(({ id }) => id !== 'categories');
  const number = rest.reduce((sum, group) => sum + group.number, 0);
  return (
    <>
      <nav aria-label={t('wall.filter.categories')} className={styles.nav}>
        <ul className={styles.tabs}>
          {[null, ...categories].map((category) => (
            <li key={category?.id ?? 'all'}>
              <Link
                to={linkTo(category)}
                preventScrollReset
                className={styles.tab}
                aria-current={another === undefined && chosen === (category?.id ?? null) ? 'true' : undefined}
              >
                {category?.name ?? t('wall.filter.all')}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {rest.length > 0 && (
        <Disclosure
          label={<Title of={{ title: t('wall.filter.more'), number }} />}
          active={number > 0}
          edge="end"
        >
          <div className={styles.rest}>
            {rest.map((group) => (
              <FilterOptionList key={group.id} group={group} titled />
            ))}
          </div>
        </Disclosure>
      )}
    </>
  );
});

const FORMS: Readonly<Record<LayoutProfile['filters'], ComponentType<FormProps>>> = {
  rail: Rail,
  chips: Chips,
  tabs: Tabs,
};

/** A group's title with the number of chosen items. */
const Title = observer(function Title({ of: group }: { of: Pick<FilterOptionGroup, 'title' | 'number'> }) {
  const { t } = useText();
  return (
    <span>
      {group.title}
      {group.number > 0 && (
        <>
          <span aria-hidden="true"> ({group.number})</span>{' '}
          <VisuallyHidden>{t('wall.filter.chosen', { count: group.number })}</VisuallyHidden>
        </>
      )}
    </span>
  );
});
