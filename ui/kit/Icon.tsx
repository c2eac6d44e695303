import styles from './Icon.module.scss';

/** The first screen's icons: 24-unit grid, stroke 1.75, `currentColor` so that forced colours apply. */
const DRAWINGS = {
  alert:
    'M12 8v5m0 3.2v.1M10.6 3.9 2.7 17.6A1.6 1.6 0 0 0 4.1 20h15.8a1.6 1.6 0 0 0 1.4-2.4L13.4 3.9a1.6 1.6 0 0 0-2.8 0Z',
  check: 'm5 12.5 4.6 4.6L19.5 7',
  chevronDown: 'm6 9.5 6 6 6-6',
  close: 'M6 6l12 12M18 6 6 18',
  error: 'M12 7.5V13m0 3.4v.1M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3z',
  external:
    'M13.5 4H20v6.5M20 4l-9 9M17.5 14v4.5a1.5 1.5 0 0 1-1.5 1.5H5.5A1.5 1.5 0 0 1 4 18.5V8a1.5 1.5 0 0 1 1.5-1.5H10',
  globe:
    'M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18Zm0-18c2.4 2.4 3.6 5.4 3.6 9S14.4 18.6 12 21m0-18C9.6 5.4 8.4 8.4 8.4 12s1.2 6.6 3.6 9M3 12h18',
  info: 'M12 11.2v5.3m0-8.9v-.1M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18Z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  success: 'm8 12.3 2.8 2.8L16.2 9.5M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18Z',
} as const satisfies Record<string, Drawing>;

export type Drawing = `${'M' | 'm'}${number | ' '}${string}`;

/** A first-screen icon by name, or the path of one in `laterIcons.ts`. */
export type IconName = keyof typeof DRAWINGS | Drawing;

/** Hidden from assistive technology: adjacent text must say the same. */
export function Icon({ name, size = 'm' }: { name: IconName; size?: 's' | 'm' | 'l' }) {
  return (
    <svg className={styles.icon} data-size={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={name in DRAWINGS ? DRAWINGS[name as keyof typeof DRAWINGS] : name} />
    </svg>
  );
}

/** Points down, or up while the element it belongs to is open. */
export function Chevron() {
  return (
    <span className={styles.chevron}>
      <Icon name="chevronDown" size="s" />
    </span>
  );
}
