import styles from './Icon.module.scss';

/**
 * The SVG path of each icon, on a grid of 24 units with a stroke of 1.75. Drawn in `currentColor`, so forced colours
 * apply.
 */
const DRAWINGS = {
  alert:
    'M12 8v5m0 3.2v.1M10.6 3.9 2.7 17.6A1.6 1.6 0 0 0 4.1 20h15.8a1.6 1.6 0 0 0 1.4-2.4L13.4 3.9a1.6 1.6 0 0 0-2.8 0Z',
  arrowLeft: 'M19 12H5m6-6-6 6 6 6',
  arrowRight: 'M5 12h14m-6-6 6 6-6 6',
  branch:
    'M4 10v9.2h16V10M3 10l1.8-5.2h14.4L21 10a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0Zm6.5 9.2V14h5v5.2',
  card: 'M3 7.5A1.5 1.5 0 0 1 4.5 6h15A1.5 1.5 0 0 1 21 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16.5zM3 10h18M7 14.5h4',
  check: 'm5 12.5 4.6 4.6L19.5 7',
  chevronDown: 'm6 9.5 6 6 6-6',
  clock: 'M12 7v5.2l3.4 2M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18Z',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9',
  download: 'M12 4v11m0 0 4.5-4.5M12 15l-4.5-4.5M4.5 19.5h15',
  error: 'M12 7.5V13m0 3.4v.1M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3z',
  external:
    'M13.5 4H20v6.5M20 4l-9 9M17.5 14v4.5a1.5 1.5 0 0 1-1.5 1.5H5.5A1.5 1.5 0 0 1 4 18.5V8a1.5 1.5 0 0 1 1.5-1.5H10',
  gift: 'M4.5 12v8h15v-8M3 8h18v4H3zm9 0v12M12 8S10.6 3.5 8 3.5A2.2 2.2 0 0 0 8 8zm0 0s1.4-4.5 4-4.5A2.2 2.2 0 0 1 16 8z',
  globe:
    'M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18Zm0-18c2.4 2.4 3.6 5.4 3.6 9S14.4 18.6 12 21m0-18C9.6 5.4 8.4 8.4 8.4 12s1.2 6.6 3.6 9M3 12h18',
  info: 'M12 11.2v5.3m0-8.9v-.1M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18Z',
  lock: 'M5.5 11h13v9.5h-13zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11M12 14.7v2.3',
  mail: 'M3 6h18v12.5H3zm0 .8 9 6.7 9-6.7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  online: 'M3.5 5h17v11h-17zM9 20h6m-3-4v4',
  parcel: 'm12 3 8.5 4.5v9L12 21l-8.5-4.5v-9zm0 9.3 8.3-4.6M12 12.3 3.7 7.7m8.3 4.6V21M7.8 5.2l8.4 4.6',
  plus: 'M5 12h14M12 5v14',
  print: 'M7 8.5V3.5h10v5M7 17H3.5V8.5h17V17H17M7 14h10v6.5H7z',
  retry: 'M20 5v5h-5m4.6 0a8 8 0 1 0 .4 4',
  search: 'm20.5 20.5-5-5M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13Z',
  shop: 'M5.5 8h13l1 12.5h-15zm3 3V7a3.5 3.5 0 0 1 7 0v4',
  success: 'm8 12.3 2.8 2.8L16.2 9.5M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18Z',
} as const satisfies Record<string, string>;

export type IconName = keyof typeof DRAWINGS;

/** A decorative icon, hidden from assistive technology; words beside it must say the same. */
export function Icon({ name, size = 'm' }: { name: IconName; size?: 's' | 'm' | 'l' }) {
  return (
    <svg className={styles.icon} data-size={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
