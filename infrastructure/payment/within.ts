/** Settles as the promise does, or is rejected once the time is over. */
export function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Nothing within ${milliseconds} ms`)), milliseconds);
    void promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
