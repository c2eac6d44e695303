import type { Hono } from 'hono';

/** A call that the sandbox answers. */
export interface KnownCall {
  readonly method: string;
  /** Such as `/v2/shop/:id`, below the prefix. */
  readonly route: string;
}

/** The calls of an app below a prefix, each once. */
export function callsOf(app: Pick<Hono, 'routes'>, prefix: string): readonly KnownCall[] {
  const calls = app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith(`${prefix}/`))
    .map(({ method, path }) => [`${method} ${path}`, { method, route: path.slice(prefix.length) }] as const);
  return [...new Map(calls).values()];
}
