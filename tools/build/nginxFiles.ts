import { type HeaderKind, HEADER_KINDS, type ServingTable } from '../serving/table.ts';
import { limitMaps } from './nginxLimits.ts';
import { logMap } from './nginxLog.ts';
import { headerLines, valueMaps } from './nginxHeaders.ts';
import { placesFile } from './nginxPlaces.ts';
import { requestMaps } from './nginxRequests.ts';

const WRITTEN = '# Written by `npm run build` from dist-edge/serving.json.';

/** nginx's files of a table, by name; `tools/deploy/` has those that include them. */
export function nginxFiles(table: ServingTable): Record<string, string> {
  const headers = HEADER_KINDS.map((kind) => [`${kind}-headers.conf`, headerLines(kind, table)] as const);
  const files = {
    'maps.conf': [
      logMap(table.types),
      limitMaps(),
      requestMaps(table),
      ...HEADER_KINDS.flatMap(mapsOf(table)),
    ].join('\n\n'),
    'places.conf': placesFile(table),
    ...Object.fromEntries(headers),
  };
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [name, `${WRITTEN}\n${text}\n`]));
}

const mapsOf = (table: ServingTable) => (kind: HeaderKind) => valueMaps(kind, table);
