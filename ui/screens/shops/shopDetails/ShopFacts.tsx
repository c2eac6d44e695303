import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../kit/Icon.tsx';
import styles from './ShopFacts.module.scss';

/** One fact about a shop, with its icon. */
export interface ShopFact {
  icon: IconName;
  label: string;
  value: ReactNode;
}

/** The facts about a shop at a glance: where it takes codes, how the code comes, of what kind it is. */
export function ShopFacts({ facts }: { facts: readonly ShopFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.label} className={styles.fact}>
          <dt className={styles.label}>
            <Icon name={fact.icon} />
            <span className={styles.words}>{fact.label}</span>
          </dt>
          <dd className={styles.value}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
