import { type ReactNode, useEffect, useRef } from 'react';
import { Chevron } from '../kit/Icon.tsx';
import styles from './NavMenu.module.scss';

interface NavMenuProps {
  summary: ReactNode;
  /** `<li>` elements with links. */
  children: ReactNode;
}

/** Closes a `details` menu on Esc, on a choice, and when focus or pointer move elsewhere. Returns the clean-up. */
function closing(menu: HTMLDetailsElement): () => void {
  const close = () => menu.removeAttribute('open');
  const closeBehind = () => {
    close();
    menu.querySelector('summary')?.focus(); // the focused element is hidden now
  };
  const onElsewhere = (event: Event) => {
    if (event.target instanceof Node && !menu.contains(event.target)) close();
  };
  const onChoice = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('a')) closeBehind();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.open) return;
    event.preventDefault();
    closeBehind();
  };
  document.addEventListener('pointerdown', onElsewhere);
  document.addEventListener('focusin', onElsewhere);
  menu.addEventListener('click', onChoice);
  menu.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('pointerdown', onElsewhere);
    document.removeEventListener('focusin', onElsewhere);
    menu.removeEventListener('click', onChoice);
    menu.removeEventListener('keydown', onKey);
  };
}

/** A dropdown in the header, built on the native `details` element. */
export function NavMenu({ summary, children }: NavMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => (menu.current ? closing(menu.current) : undefined), []);

  return (
    <details ref={menu} className={styles.menu}>
      <summary className={styles.summary}>
        {summary}
        <Chevron />
      </summary>
      <ul className={styles.list}>{children}</ul>
    </details>
  );
}
