/** A named encoding overrides `*`; a weight of zero refuses. Without the header, the client accepts no encoding. */
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
