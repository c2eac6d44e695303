import * as fc from 'fast-check';

/**
 * Checks a property with 1,000 random examples. The mutation run repeats it hundreds of times and uses fewer. A failure
 * prints its seed.
 */
export function holds<Values>(property: fc.IProperty<Values>): void {
  fc.assert(property, { numRuns: Number(process.env.PROPERTY_RUNS ?? 1000) });
}

/** For an asynchronous property. */
export async function holdsInTurns<Values>(property: fc.IAsyncProperty<Values>): Promise<void> {
  await fc.assert(property, { numRuns: Number(process.env.PROPERTY_RUNS ?? 1000) });
}
