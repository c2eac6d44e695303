import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const PAGE = `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>Bare</title>
  </head>
  <body><button type="button">Bare</button> <input aria-label="Bare" /></body>
</html>
`;

/** A page with a button and a field, without styles and scripts. It lies beside the product and is served as it is. */
export const BARE = '/bench/bare.html';

export function writeBare(folder: string): void {
  const file = `${folder}${BARE}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, PAGE);
}
