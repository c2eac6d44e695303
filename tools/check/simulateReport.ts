import type { Outcome } from '../../tests/simulation/entry.ts';

/** The rate, what was done, and how far the journeys came. */
export function report(outcomes: readonly Outcome[], seconds: number): string {
  const failures = outcomes.filter(({ failure }) => failure !== null).length;
  const steps = outcomes.reduce((sum, outcome) => sum + outcome.steps, 0);
  const share = (count: number) => `${count} (${((100 * count) / outcomes.length).toFixed(1)} %)`;
  const lines = [
    `${outcomes.length} journeys of ${(steps / outcomes.length).toFixed(1)} steps in ${seconds.toFixed(0)} s: ${(outcomes.length / seconds).toFixed(1)} a second`,
    `failed: ${failures}`,
    '',
    'Journeys in which the backend carried out',
    ...counted(
      outcomes.map(({ carried }) => [...new Set(carried)]),
      share,
    ),
    '',
    'Journeys by what they were about',
    ...counted(
      outcomes.map(({ intent }) => [intent]),
      share,
    ),
    '',
    'Journeys that saw',
    ...counted(
      outcomes.map(({ paths }) => paths),
      share,
    ).slice(0, 40),
    '',
    'Steps',
    ...counted(
      outcomes.flatMap(({ does }) =>
        Object.entries(does).map(([what, count]) => Array<string>(count).fill(what)),
      ),
      String,
    ),
  ];
  return lines.join('\n');
}

function counted(lists: readonly (readonly string[])[], write: (count: number) => string): readonly string[] {
  const counts = new Map<string, number>();
  for (const what of lists.flat()) counts.set(what, (counts.get(what) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([what, count]) => `  ${what}: ${write(count)}`);
}
