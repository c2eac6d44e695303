/** The mode that QA sets by `?<name>=<mode>` in the URL; null if there is none or it is unknown. */
export function modeAsked<Mode extends string>(name: string, modes: readonly Mode[]): Mode | null {
  const asked = new URLSearchParams(window.location.search).get(name);
  return modes.find((mode) => mode === asked) ?? null;
}

export const SLOW_MS = 4_000;
