/** `run` is timed once per input. */
export interface Contender<Input> {
  readonly name: string;
  readonly run: (input: Input) => unknown;
}

/** In microseconds, by contender. */
export type Times = ReadonlyMap<string, { readonly median: number; readonly p95: number }>;

/** Above this ratio the machine was busy, and the run is worthless. */
const UNSTEADY = 1.5;
const ATTEMPTS = 3;
/** Of the middle half. */
const STEADY = 1.2;
/** Inputs for the warm-up; a whole round would be expensive for the slow contenders. */
const WARMING = 5;

/**
 * Times every input for every contender. All take turns, and each round begins with another one. Discards a run whose
 * floor (one contender's medians per round) varies too much; after the last attempt the result stands with a warning.
 */
export function timed<Input>(
  contenders: readonly Contender<Input>[],
  inputs: readonly Input[],
  rounds: number,
  floor: string,
): Times {
  for (let attempt = 1; ; attempt += 1) {
    const times = new Map(
      contenders.map(({ name }) => [name, Array.from({ length: rounds }, (): number[] => [])]),
    );
    for (const { run } of contenders) for (const input of inputs.slice(0, WARMING)) run(input);
    for (let round = 0; round < rounds; round += 1) {
      for (let turn = 0; turn < contenders.length; turn += 1) {
        const contender = contenders[(round + turn) % contenders.length];
        const list = contender && times.get(contender.name)?.[round];
        if (!contender || !list) continue;
        for (const input of inputs) {
          const begin = process.hrtime.bigint();
          contender.run(input);
          list.push(Number(process.hrtime.bigint() - begin) / 1000);
        }
      }
    }
    const floors = (times.get(floor) ?? []).map(median);
    const isSteady = Math.max(...floors) <= UNSTEADY * Math.min(...floors);
    if (isSteady || attempt === ATTEMPTS) {
      if (!isSteady) console.log('The machine is busy: take these figures with care.');
      return new Map(
        [...times].map(([name, lists]) => [
          name,
          { median: median(lists.flat()), p95: quantile(lists.flat(), 0.95) },
        ]),
      );
    }
  }
}

/** Whether the middle half of the measurements lies close together. Single outliers do not change a median. */
export function isClose(numbers: readonly number[]): boolean {
  return quantile(numbers, 0.75) <= STEADY * quantile(numbers, 0.25);
}

export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}

/** The smallest number that at least this part of the numbers does not exceed. */
function quantile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? NaN;
}
