/** A promise that the test resolves. */
export function pending<T>() {
  let answer: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    answer = resolve;
  });
  return { promise, answer: (value: T): void => answer(value) };
}

/** Lets the callbacks of all resolved promises run. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
