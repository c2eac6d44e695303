/**
 * Whether a client that says this as `Accept-Encoding` can unpack the encoding. What it names counts before what it
 * says of all others, `*`; a weight of zero refuses. Who says nothing is sent what every client can read.
 */
export function accepts(header: string | null, encoding: 'br' | 'gzip'): boolean {
  const weights = new Map(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((entry) => {
        const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
        const weight = parameters.find((parameter) => parameter.startsWith('q='));
        return [name, weight === undefined ? 1 : Number(weight.slice(2))] as const;
      }),
  );
  return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
}
