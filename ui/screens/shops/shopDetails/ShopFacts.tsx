import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../kit/Icon.tsx';
import styles from './ShopFacts.module.scss';

export interface ShopFact {
  icon: IconName;
  label: string;
  value: ReactNode;
}

/** Facts about a shop: where it accepts codes, how the code is delivered, its kind. */
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
