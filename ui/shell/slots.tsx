import type { EntryWallProps } from '../screens/entry/codeEntry/EntryBelow.tsx';
import { partOf } from './loadScreen.ts';

/* What one area shows of another. An area declares the slot and its props; only the shell knows both sides (ADR 2). */

/** The wall's page. */
export const shopsPage = partOf<object>(
  'shops',
  async () => (await import('../screens/shops/wall/ShopsView.tsx')).ShopsView,
);

/** The shop wall, for the entry page. */
export const wall = partOf('shops', async () => {
  const { WallSection } = await import('../screens/shops/wall/WallSection.tsx');
  return (props: EntryWallProps) => <WallSection {...props} headingLevel={3} over="entry" />;
});
