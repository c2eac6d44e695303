/** What QA asks of a mock by `?<name>=<mode>` in the page's address; null if that is nothing it knows. */
export function modeAsked<Mode extends string>(name: string, modes: readonly Mode[]): Mode | null {
  const asked = new URLSearchParams(window.location.search).get(name);
  return modes.find((mode) => mode === asked) ?? null;
}

/** How long a slow mock takes to appear. */
export const SLOW_MS = 4_000;
