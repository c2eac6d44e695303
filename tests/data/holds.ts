import * as fc from 'fast-check';

/**
 * Checks a property with 1,000 random examples (the mutation run, which repeats it hundreds of times, asks for
 * fewer). A failure prints the seed that repeats it.
 */
export function holds<Values>(property: fc.IProperty<Values>): void {
  fc.assert(property, { numRuns: Number(process.env.PROPERTY_RUNS ?? 1000) });
}

/** The same for a property of something that takes turns with others. */
export async function holdsInTurns<Values>(property: fc.IAsyncProperty<Values>): Promise<void> {
  await fc.assert(property, { numRuns: Number(process.env.PROPERTY_RUNS ?? 1000) });
}
