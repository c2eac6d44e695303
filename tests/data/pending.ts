/** An answer that the test gives when it wants to. */
export function pending<T>() {
  let answer: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    answer = resolve;
  });
  return { promise, answer: (value: T): void => answer(value) };
}

/** Lets everything run that only waits for answers which are there already. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
