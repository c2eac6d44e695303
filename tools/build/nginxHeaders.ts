import type { HeaderKind, ServingTable } from '../serving/table.ts';

/** Hides the backend's own headers, so that none is sent twice. */
export function headerLines(kind: HeaderKind, { headers }: ServingTable): string {
  const { common, own } = headers[kind];
  const names = Object.keys(Object.values(own)[0] ?? {});
  const all = [...Object.entries(common), ...names.map((name) => [name, variableOf(kind, name)] as const)];
  return all
    .flatMap(([name, value]) => [`add_header ${name} "${value}" always;`, `proxy_hide_header ${name};`])
    .join('\n');
}

/** A map from the site to its value, for each header that differs. */
export function valueMaps(kind: HeaderKind, { headers }: ServingTable): readonly string[] {
  const { own } = headers[kind];
  const names = Object.keys(Object.values(own)[0] ?? {});
  return names.map((name) =>
    [
      `# ${name} by site; an empty one is not sent.`,
      `map $site ${variableOf(kind, name)} {`,
      ...Object.entries(own).map(([site, values]) => `  ${site} "${values[name] ?? ''}";`),
      '}',
    ].join('\n'),
  );
}

/** `$payment_policy` for the Content-Security-Policy of payment pages: nginx has little room for long names. */
function variableOf(kind: string, header: string): string {
  const short = header.replace('Content-Security-', '');
  return `$${kind}_${short}`.toLowerCase().replaceAll('-', '_');
}
