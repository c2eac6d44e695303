import * as fc from 'fast-check';

/** Checks a property with 1,000 random examples. A failure prints the seed that repeats it. */
export function holds<Values>(property: fc.IProperty<Values>): void {
  fc.assert(property, { numRuns: 1000 });
}
