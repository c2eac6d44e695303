import type { Invariant } from './invariant.ts';

/**
 * No page crashes or is empty, and every page that rests has a heading and something to press. The page that the app
 * shows where a release has removed a script is judged like any other page.
 */
export const everyScreenLeadsOn: Invariant = ({ world, sights }) => {
  const { failures } = world.engine;
  if (failures.length > 0) return `the app throws: ${wordsOf(failures[0])}`;
  const crash = world.heard.find(
    (line) =>
      (line.startsWith('screen-crashed') && !line.includes('"missing-chunk"')) ||
      /caught the following error/.test(line),
  );
  if (crash !== undefined) return `a screen crashes: ${crash}`;
  for (const { tab, screen } of sights) {
    if (!tab.page?.hasStarted || screen.isBusy || world.isRushed) continue;
    if (screen.heading === '') return `the page ${tab.path} has no heading`;
    if (screen.pressables.length === 0) return `the page ${tab.path} offers nothing to press`;
  }
  return null;
};

const wordsOf = (cause: unknown): string =>
  cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
