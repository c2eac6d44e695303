import { SITES } from '#sites/index.ts';

/** Prints where each brand and the sandbox's page are served. Browsers resolve `*.localhost` by themselves. */
export function printAddresses(port: number): void {
  const brands = SITES.map(({ id, brand }) => `  http://${id}.localhost:${port}  ${brand}`);
  console.log(
    ['', 'The brands:', ...brands, '', `The sandbox: http://localhost:${port}/sandbox`, ''].join('\n'),
  );
}
