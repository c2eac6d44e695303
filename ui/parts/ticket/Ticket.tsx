import { type ReactNode, useId } from 'react';
import { ShopHead, ShopHeadLoading } from '../../kit/ShopHead.tsx';
import styles from './Ticket.module.scss';

/** What stands at the head of a ticket. */
export interface TicketHead {
  /** Absent while the link loads. */
  readonly shop?: string;
  readonly logo?: string | undefined;
  /** Formatted, such as "2 × 25.00 €". */
  readonly value?: string;
}

interface TicketProps extends TicketHead {
  /** Screen reader text in place of shop and value while they load. */
  loadingLabel?: string;
  /** Takes the place of shop and value, for a ticket of several shops; its heading has the given id. */
  head?: (titleId: string) => ReactNode;
  /** The panels: the codes, or what stands in their place. */
  children?: ReactNode;
  foot?: ReactNode;
}

/** A card with shop and value once, then a panel for each code, then what can be done with them. */
export function Ticket({ shop, logo, value = '', loadingLabel = '', head, children, foot }: TicketProps) {
  const titleId = useId();
  const drawHead = () => {
    if (head) return head(titleId);
    if (shop === undefined) return <ShopHeadLoading label={loadingLabel} />;
    return <ShopHead id={titleId} shop={shop} logo={logo ?? null} value={value} />;
  };
  const isNamed = head !== undefined || shop !== undefined;
  return (
    <article aria-labelledby={isNamed ? titleId : undefined} className={styles.card}>
      {drawHead()}
      {children}
      {foot && <div className={styles.foot}>{foot}</div>}
    </article>
  );
}
