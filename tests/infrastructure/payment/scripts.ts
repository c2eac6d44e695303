import { vi } from 'vitest';

/** The tags of one script in the page, as jsdom keeps them: it fetches none, so a test says what became of each. */
export function tagsOf(address: string): HTMLScriptElement[] {
  return [...document.scripts].filter(({ src }) => src === address);
}

/** All scripts that the page asks for. */
export const asked = (): string[] => [...document.scripts].map(({ src }) => src);

/** The script comes and runs: `brings` is what it does to the page. */
export async function comes(address: string, brings: () => void = () => undefined): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  brings();
  newest(address).dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(0);
}

/** The script is blocked, or its host is down. */
export async function isBlocked(address: string, tries = 3): Promise<void> {
  for (let left = tries; left > 0; left -= 1) {
    await vi.advanceTimersByTimeAsync(0);
    newest(address).dispatchEvent(new Event('error'));
    await vi.advanceTimersByTimeAsync(left > 1 ? 1_000 : 0);
  }
}

function newest(address: string): HTMLScriptElement {
  const tag = tagsOf(address).at(-1);
  if (tag === undefined)
    throw new Error(`nobody asks for ${address}, but for ${asked().join(' ') || 'nothing'}`);
  return tag;
}
