import type { ReactNode } from 'react';
import { classes } from '../kit/classes.ts';
import styles from './Frame.module.scss';
import type { LayoutProfile } from './layoutProfile.ts';

interface FrameProps {
  profile: LayoutProfile;
  skipLabel: string;
  header: ReactNode;
  footer: ReactNode;
  flash?: ReactNode;
  /** Notice about a missing network, at the lower edge of the screen. */
  network: ReactNode;
  strip?: ReactNode;
  /** True if the screen spans the full width and sets its own columns. */
  bleed?: boolean;
  children: ReactNode;
}

/** The page around every screen. Sets the layout profile's slots as data attributes, which styles read. */
export function Frame({
  profile,
  skipLabel,
  header,
  footer,
  network,
  flash,
  strip,
  bleed = false,
  children,
}: FrameProps) {
  return (
    <div
      className={styles.frame}
      data-composition={profile.composition}
      data-tile={profile.tile}
      data-filters={profile.filters}
      data-nav={profile.nav}
    >
      <a
        className={styles.skip}
        href="#main"
        onClick={(event) => {
          event.preventDefault(); // the router would treat a hash change as a navigation
          document.getElementById('main')?.focus();
        }}
      >
        {skipLabel}
      </a>
      {header}
      {strip}
      {flash}
      <main id="main" tabIndex={-1} className={classes(styles.main, !bleed && styles.column)}>
        {children}
      </main>
      {network}
      {footer}
    </div>
  );
}
