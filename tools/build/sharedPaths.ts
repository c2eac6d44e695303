import { parse } from 'yaml';

interface Call {
  readonly 'x-kept'?: readonly string[];
}

/** A pattern of the calls whose answers servers in front of the backend may keep (`x-kept` of the contract). */
export function sharedPaths(prefix: string, contract: string): string {
  const { paths } = parse(contract) as { paths: Readonly<Record<string, { readonly get?: Call }>> };
  const kept = Object.entries(paths).filter(([, { get }]) => get?.['x-kept']?.includes('servers'));
  return `^${prefix}(${kept.map(([path]) => path.replaceAll(/\{\w+\}/g, '[^/]+')).join('|')})$`;
}
