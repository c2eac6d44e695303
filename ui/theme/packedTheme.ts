import type { Theme } from './deriveTheme.ts';

/** The roles, in the order in which a packed theme lists their colours. */
const ROLES = [
  'fill',
  'on-fill',
  'hover',
  'pressed',
  'text',
  'edge',
  'tint-8',
  'tint-16',
  'light-15',
  'on-light-15',
  'light-35',
  'on-light-35',
  'dark-25',
  'on-dark-25',
] as const;

/** The transparency variants: the fill with these hexadecimal opacities. */
const ALPHAS = { 8: '14', 16: '29', 32: '52', 64: 'a3' } as const;

/** Packs a theme as the build writes it: colours without names, since fifteen themes are part of the first load. */
export function packTheme(theme: Theme): string {
  return ROLES.map((role) => theme[`--brand-${role}`]?.slice(1)).join(' ');
}

/** Turns a packed theme back into a theme. */
export function unpackTheme(packed: string): Theme {
  const colours = packed.split(' ');
  return {
    ...Object.fromEntries(ROLES.map((role, index) => [`--brand-${role}`, `#${colours[index]}`])),
    ...Object.fromEntries(
      Object.entries(ALPHAS).map(([name, alpha]) => [`--brand-alpha-${name}`, `#${colours[0]}${alpha}`]),
    ),
  };
}
