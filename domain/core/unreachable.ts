/** Closes an exhaustive switch: adding a case to the union makes the call a type error. */
export function unreachable(value: never): never {
  throw new Error(`Unexpected case: ${JSON.stringify(value)}`);
}
