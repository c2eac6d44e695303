/** The fifteen brands in the order of `sites/`, each on its own host name. */
export const BRANDS = [
  'de',
  'at',
  'ch',
  'it',
  'fr',
  'fr-plus',
  'gb',
  'be',
  'us',
  'ca',
  'bank-one',
  'bank-two',
  'card-network',
  'region',
  'restaurant',
] as const;

/** Prints where each brand and the sandbox's page are served. Browsers resolve `*.localhost` by themselves. */
export function printAddresses(port: number): void {
  const lines = BRANDS.map((id) => `  http://${id}.localhost:${port}`);
  console.log(
    ['', 'The brands:', ...lines, '', `The sandbox: http://localhost:${port}/sandbox`, ''].join('\n'),
  );
}
