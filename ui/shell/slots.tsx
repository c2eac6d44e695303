import type { ComponentType } from 'react';
import type { Slot } from '../parts/later/Later.tsx';
import { AFTERCARE } from '../screens/aftercare/services.ts';
import type { CodeExtrasProps } from '../screens/codes/codePage/CodePageView.tsx';
import type { EntryWallProps } from '../screens/entry/codeEntry/EntryBelow.tsx';
import { ENTRY } from '../screens/entry/services.ts';
import { SHOPS } from '../screens/shops/services.ts';

/*
 * What one area shows of another. An area declares the slot and its properties; only the shell knows both sides
 * (ADR 34).
 */

/** The shop wall, for the page of the code field. */
export const wall: Slot<EntryWallProps> = async ({ area }) => {
  const [{ WallSection }] = await Promise.all([import('../screens/shops/wall/WallSection.tsx'), area(SHOPS)]);
  return (props) => <WallSection {...props} headingLevel={3} over="entry" />;
};

/** A giveaway, for the page of a shop's code. */
export const codeExtras: Slot<CodeExtrasProps> = async ({ area }) => {
  const [{ VaultExtras }] = await Promise.all([
    import('../screens/aftercare/giveaway/VaultExtras.tsx'),
    area(AFTERCARE),
  ]);
  return (props) => <VaultExtras {...props} />;
};

/** A reminder of the last day, for the row of what one can do with a shop's code. */
export const codeReminder: Slot<CodeExtrasProps> = async ({ area }) => {
  const [{ CodeReminder }] = await Promise.all([
    import('../screens/aftercare/reminder/CodeReminder.tsx'),
    area(AFTERCARE),
  ]);
  return (props) => <CodeReminder {...props} />;
};

/** Loads the dialog that asks before a session ends whether to go on; it comes after the voucher's line. */
export const sessionWarning: Slot<object> = async ({ area }) => {
  const [{ SessionWarning }] = await Promise.all([
    import('../screens/entry/sessionWarning/SessionWarning.tsx'),
    area(ENTRY),
  ]);
  return () => <SessionWarning />;
};

/** Loads the page of a shop's code, with its slot filled. */
export const loadCodePage = async (): Promise<ComponentType> => {
  const { CodePageView } = await import('../screens/codes/codePage/CodePageView.tsx');
  return () => <CodePageView extras={codeExtras} reminder={codeReminder} />;
};
