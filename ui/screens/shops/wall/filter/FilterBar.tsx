import type { ReactNode } from 'react';
import type { To } from 'react-router';
import { Link } from '../../../../kit/Link.tsx';
import { Disclosure } from '../../../../kit/Disclosure.tsx';
import { Icon } from '../../../../kit/Icon.tsx';
import { VisuallyHidden } from '../../../../kit/VisuallyHidden.tsx';
import styles from './FilterBar.module.scss';
import { type FilterOptionGroup, FilterOptions } from './FilterOptions.tsx';
import type { LayoutProfile } from '../../../../frame/layoutProfile.ts';

/** A category as a link, in the layout with tabs. */
export interface CategoryTab {
  /** Unique among the tabs. */
  id: string;
  label: string;
  to: To;
  current: boolean;
}

type GroupTitle = Pick<FilterOptionGroup, 'title' | 'chosen' | 'number'>;

interface FilterBarProps {
  form: LayoutProfile['filters'];
  /** Accessible name of the bar: "Filter shops". */
  label: string;
  groups: readonly FilterOptionGroup[];
  /** The categories as links, for the layout with tabs. */
  tabs: readonly CategoryTab[];
  /** Accessible name of the tabs: "Categories". */
  tabsLabel: string;
  /** Title of the other filters in the layout with tabs: "More filters", with how many of them are chosen. */
  more: GroupTitle;
}

/**
 * The filters beside or above the wall, from tablet width on: a rail, a bar of chips, or tabs, as the layout profile
 * says.
 */
export function FilterBar(props: FilterBarProps) {
  const Form = FORMS[props.form];
  return (
    <div role="group" aria-label={props.label} className={styles.bar}>
      <Form {...props} />
    </div>
  );
}

type Form = (props: FilterBarProps) => ReactNode;

const FORMS: Readonly<Record<LayoutProfile['filters'], Form>> = { rail: Rail, chips: Chips, tabs: Tabs };

function Rail({ groups }: FilterBarProps) {
  return groups.map((group) => (
    <details key={group.id} open className={styles.section}>
      <summary className={styles.summary}>
        <Title of={group} />
        <span className={styles.arrow}>
          <Icon name="chevronDown" size="s" />
        </span>
      </summary>
      <FilterOptions group={group} />
    </details>
  ));
}

function Chips({ groups }: FilterBarProps) {
  return groups.map((group) => (
    <Disclosure key={group.id} label={<Title of={group} />} active={group.number > 0}>
      <div className={styles.panel}>
        <FilterOptions group={group} />
      </div>
    </Disclosure>
  ));
}

function Tabs({ groups, tabs, tabsLabel, more }: FilterBarProps) {
  const rest = groups.filter(({ id }) => id !== 'categories');
  return (
    <>
      <nav aria-label={tabsLabel} className={styles.nav}>
        <ul className={styles.tabs}>
          {tabs.map((tab) => (
            <li key={tab.id}>
              <Link
                to={tab.to}
                preventScrollReset
                className={styles.tab}
                aria-current={tab.current ? 'true' : undefined}
              >
                {tab.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {rest.length > 0 && (
        <Disclosure label={<Title of={more} />} active={more.number > 0} edge="end">
          <div className={styles.rest}>
            {rest.map((group) => (
              <FilterOptions key={group.id} group={group} titled />
            ))}
          </div>
        </Disclosure>
      )}
    </>
  );
}

function Title({ of: group }: { of: GroupTitle }) {
  return (
    <span>
      {group.title}
      {group.number > 0 && (
        <>
          <span aria-hidden="true"> ({group.number})</span> <VisuallyHidden>{group.chosen}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
