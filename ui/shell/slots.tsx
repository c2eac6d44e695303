import type { ComponentType } from 'react';
import type { CodeExtrasProps } from '../screens/codes/codePage/CodePageView.tsx';
import type { EntryWallProps } from '../screens/entry/codeEntry/EntryBelow.tsx';
import { partOf } from './loadScreen.ts';

/* What one area shows of another. An area declares the slot and its props; only the shell knows both sides (ADR 2). */

/** The shop wall, for the entry page. */
export const wall = partOf('shops', async () => {
  const { WallSection } = await import('../screens/shops/wall/WallSection.tsx');
  return (props: EntryWallProps) => <WallSection {...props} headingLevel={3} over="entry" />;
});

/** A giveaway, for the page of a shop's code. */
export const codeExtras = partOf<CodeExtrasProps>(
  'aftercare',
  async () => (await import('../screens/aftercare/giveaway/VaultExtras.tsx')).VaultExtras,
);

/** A reminder of the last day, for the actions of a shop's code. */
export const codeReminder = partOf<CodeExtrasProps>(
  'aftercare',
  async () => (await import('../screens/aftercare/reminder/CodeReminder.tsx')).CodeReminder,
);

/** The dialog that asks before a session ends, and the watch for an order that arrives late. */
export const sessionWatch = partOf('entry', async () => (await import('./SessionWatch.tsx')).SessionWatch);

export const loadCodePage = async (): Promise<ComponentType> => {
  const { CodePageView } = await import('../screens/codes/codePage/CodePageView.tsx');
  return () => <CodePageView extras={codeExtras} reminder={codeReminder} />;
};
