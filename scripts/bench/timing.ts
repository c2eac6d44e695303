/** What takes part in a comparison: `prepare` is not timed, `run` is, once per input. */
export interface Contender<Input> {
  readonly name: string;
  readonly run: (input: Input) => unknown;
}

/** Microseconds by contender: half of the inputs took no longer, and 95 of 100. */
export type Times = ReadonlyMap<string, { readonly median: number; readonly p95: number }>;

/** Above this the machine was busy with something else, and the run says nothing. */
const UNSTEADY = 1.5;
const ATTEMPTS = 3;

/**
 * Times every input for every contender, in rounds in which all take turns, each round beginning with another one.
 * What they took over all inputs and rounds. A run whose floor (one contender's medians per round)
 * varies too much is thrown away; after some of those the last one stands, and the table says so.
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
    // Nobody is timed cold. A round of its own would be dear for the slow ones; a few inputs do.
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
        [...times].map(([name, lists]) => [name, { median: median(lists.flat()), p95: p95(lists.flat()) }]),
      );
    }
  }
}

const WARMING = 30;

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  const [low = NaN, high = NaN] = [sorted[sorted.length % 2 === 0 ? half - 1 : half], sorted[half]];
  return (low + high) / 2;
}

function p95(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.95)] ?? NaN;
}
