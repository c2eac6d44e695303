import { SITES } from '#sites/index.ts';

/** Browsers resolve `*.localhost` without DNS. */
export function printAddresses(port: number, hasWorkshop = true): void {
  const brands = SITES.map(({ id, brand }) => `  http://${id}.localhost:${port}  ${brand}`);
  console.log(
    [
      '',
      'The brands:',
      ...brands,
      '',
      `The sandbox: http://localhost:${port}/sandbox`,
      ...(hasWorkshop ? [`The workshop: http://localhost:${port}/gallery`] : []),
      '',
    ].join('\n'),
  );
}
