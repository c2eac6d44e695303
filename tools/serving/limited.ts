type Bytes = Uint8Array<ArrayBuffer>;

/** Breaks off after more than `mostBytes`: a body need not say its length. */
export function limited(
  body: ReadableStream<Bytes>,
  mostBytes: number,
): { readonly stream: ReadableStream<Bytes>; readonly isTooLarge: () => boolean } {
  let bytes = 0;
  const counting = new TransformStream<Bytes, Bytes>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) controller.error(new RangeError('More bytes than a call may have'));
      else controller.enqueue(chunk);
    },
  });
  return { stream: body.pipeThrough(counting), isTooLarge: () => bytes > mostBytes };
}
