import type { Drawing } from './Icon.tsx';

/** Icons that the first screen does not need, kept out of its chunk. Same grid as in `Icon.tsx`. */
export const LATER_ICONS = {
  arrowLeft: 'M19 12H5m6-6-6 6 6 6',
  arrowRight: 'M5 12h14m-6-6 6 6-6 6',
  bin: 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.3 10.5v5.5m3.4-5.5V16',
  branch:
    'M4 10v9.2h16V10M3 10l1.8-5.2h14.4L21 10a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0Zm6.5 9.2V14h5v5.2',
  calendar: 'M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5V8m7-4.5V8',
  camera: 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 16.2a3.2 3.2 0 1 1 0-6.4 3.2 3.2 0 0 1 0 6.4Z',
  card: 'M3 7.5A1.5 1.5 0 0 1 4.5 6h15A1.5 1.5 0 0 1 21 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16.5zM3 10h18M7 14.5h4',
  chat: 'M4 5h16v11h-9l-4.5 4v-4H4z',
  clock: 'M12 7v5.2l3.4 2M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18Z',
  copy: 'M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9',
  download: 'M12 4v11m0 0 4.5-4.5M12 15l-4.5-4.5M4.5 19.5h15',
  filter: 'M4 7h10m5 0h1M4 17h1m5 0h10M16.5 9.5v-5M7.5 19.5v-5',
  gift: 'M4.5 12v8h15v-8M3 8h18v4H3zm9 0v12M12 8S10.6 3.5 8 3.5A2.2 2.2 0 0 0 8 8zm0 0s1.4-4.5 4-4.5A2.2 2.2 0 0 1 16 8z',
  heart:
    'M12 20 4.3 12.2a4.9 4.9 0 0 1 0-6.9 4.8 4.8 0 0 1 6.8 0l.9.9.9-.9a4.8 4.8 0 0 1 6.8 0 4.9 4.9 0 0 1 0 6.9z',
  largePrint: 'M2.5 18.5 8 5h1.5L15 18.5M4.6 13.8h8.3M15.5 18.5l2.8-7h.9l2.8 7M16.6 15.8h4.3',
  lock: 'M5.5 11h13v9.5h-13zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11M12 14.7v2.3',
  mail: 'M3 6h18v12.5H3zm0 .8 9 6.7 9-6.7',
  minus: 'M5 12h14',
  online: 'M3.5 5h17v11h-17zM9 20h6m-3-4v4',
  parcel: 'm12 3 8.5 4.5v9L12 21l-8.5-4.5v-9zm0 9.3 8.3-4.6M12 12.3 3.7 7.7m8.3 4.6V21M7.8 5.2l8.4 4.6',
  phone:
    'M5 3.5h4l1.6 4.4-2.2 1.6a12 12 0 0 0 6.1 6.1l1.6-2.2 4.4 1.6v4c0 .9-.7 1.5-1.5 1.5A16.5 16.5 0 0 1 3.5 5c0-.8.6-1.5 1.5-1.5Z',
  picture: 'M4 5h16v14H4zm0 11 4.5-4.5 3.5 3.5 3-3 5 5M9 9.8a1 1 0 1 1-2 0 1 1 0 0 1 2 0Z',
  pin: 'M12 21s6.8-6.1 6.8-11.2a6.8 6.8 0 1 0-13.6 0C5.2 14.9 12 21 12 21Zm0-8.7a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2Z',
  plus: 'M5 12h14M12 5v14',
  print: 'M7 8.5V3.5h10v5M7 17H3.5V8.5h17V17H17M7 14h10v6.5H7z',
  retry: 'M20 5v5h-5m4.6 0a8 8 0 1 0 .4 4',
  search: 'm20 20-4.7-4.7M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13Z',
  sheet: 'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 12.5h6M9 16h6',
  shop: 'M5.5 8h13l1 12.5h-15zm3 3V7a3.5 3.5 0 0 1 7 0v4',
  sort: 'M7 5v14m0 0-3.5-3.5M7 19l3.5-3.5M17 19V5m0 0-3.5 3.5M17 5l3.5 3.5',
} as const satisfies Record<string, Drawing>;
