import type { ReactNode } from 'react';
import { ShopHead, ShopHeadLoading } from '../../../kit/ShopHead.tsx';
import styles from './Ticket.module.scss';

interface TicketProps {
  /** Absent while the link loads. */
  shop?: string;
  logo?: string | undefined;
  /** Formatted, such as "2 × 25.00 €". */
  value?: string;
  /** Screen reader text in place of shop and value while they load. */
  loadingLabel: string;
  /** The codes, or what stands in their place. */
  children?: ReactNode;
  foot: ReactNode;
}

/** All codes of a link on one card: shop and value once, then the codes, then what can be done with them. */
export function Ticket({ shop, logo, value = '', loadingLabel, children, foot }: TicketProps) {
  return (
    <article className={styles.card}>
      {shop === undefined ? (
        <ShopHeadLoading label={loadingLabel} />
      ) : (
        <ShopHead shop={shop} logo={logo ?? null} value={value} />
      )}
      {children}
      <div className={styles.foot}>{foot}</div>
    </article>
  );
}
