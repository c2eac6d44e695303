import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createHandler, type Platform } from '../serving/handler.ts';
import type { Environment, ServingTable } from '../serving/table.ts';

const NO_ENVIRONMENT: Environment = { domains: {}, refusesUnknownHosts: false };

/** The table that the build wrote beside a built folder. */
export function builtTable(folder: string): ServingTable {
  return JSON.parse(readFileSync(join(`${folder}-edge`, 'serving.json'), 'utf8')) as ServingTable;
}

/** Serves a built folder on Node by its table. */
export function createServing(
  folder: string,
  { table = builtTable(folder), environment = NO_ENVIRONMENT, ...platform }: Served,
): (request: Request) => Promise<Response> {
  return createHandler({
    table,
    environment,
    ...platform,
    async read(path) {
      const file = join(folder, path);
      return existsSync(file) ? new Uint8Array(await readFile(file)) : undefined;
    },
  });
}

type Served = Omit<Platform, 'read' | 'table' | 'environment'> &
  Partial<Pick<Platform, 'table' | 'environment'>>;
