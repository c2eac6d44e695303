import type { ReactNode } from 'react';
import styles from './Footer.module.scss';
import { type NavItem, NavLink } from './NavLink.tsx';

interface FooterProps {
  /** Accessible name of the list of links. */
  label: string;
  copyright: string;
  links: readonly NavItem[];
  /** Further items of the list. */
  more: ReactNode;
}

/** The site's links and its copyright line. */
export function Footer({ label, copyright, links, more }: FooterProps) {
  return (
    <footer className={styles.footer} data-print="never">
      <div className={styles.inner}>
        {links.length > 0 && (
          <nav aria-label={label}>
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.href + link.label}>
                  <NavLink item={link} className={styles.link} />
                </li>
              ))}
              {more}
            </ul>
          </nav>
        )}
        <p className={styles.copyright}>{copyright}</p>
      </div>
    </footer>
  );
}
