import { observer } from 'mobx-react-lite';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { ShopCode } from '#domain/redemption/redeemLink.ts';
import { TicketPanel } from '../../../parts/ticket/TicketPanel.tsx';
import { CodePicture } from './CodePicture.tsx';
import { ShownPin } from './ShownPin.tsx';
import styles from './Ticket.module.scss';
import { WrittenCode } from './WrittenCode.tsx';

/** The written code and PIN, to be selected where the browser denies copying. */
export interface CodeRefs {
  readonly code: RefObject<HTMLElement | null>;
  readonly pin: RefObject<HTMLElement | null>;
}

export function useCodeRefs(): CodeRefs {
  const code = useRef<HTMLElement>(null);
  const pin = useRef<HTMLElement>(null);
  return { code, pin };
}

export function selectAll({ current }: RefObject<HTMLElement | null>): void {
  if (current) window.getSelection()?.selectAllChildren(current);
}

interface ShownCodeProps {
  code: ShopCode;
  refs: CodeRefs;
  label: string;
  /** True if the code takes the focus on mount, because the reveal button is unmounted. */
  focused: boolean;
  /** Rendered below the code. */
  children?: ReactNode;
}

/** A revealed code in large letters that distinguish 0 from O, with its picture and PIN. */
export const ShownCode = observer(function ShownCode(props: ShownCodeProps) {
  const { code, refs, label, focused, children } = props;
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    const ticket = area.current?.closest('article');
    // A code that shows itself does not take the focus from what the user does elsewhere.
    const isFree =
      !activeElement || activeElement.contains(ticket ?? null) || ticket?.contains(activeElement);
    if (focused && isFree) area.current?.focus();
  }, [focused]);
  return (
    <TicketPanel ref={area} state="revealed" label={label}>
      <WrittenCode ref={refs.code} code={code.code} />
      {code.symbology !== null && <CodePicture code={code.code} symbology={code.symbology} />}
      <ShownPin pin={code.pin} className={styles.pin} selected={refs.pin} />
      {children}
    </TicketPanel>
  );
});
