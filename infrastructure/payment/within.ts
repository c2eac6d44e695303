/** Rejects if the promise does not settle in time. */
export function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Nothing within ${milliseconds} ms`)), milliseconds);
    void promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
