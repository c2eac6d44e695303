import type { Page } from '@playwright/test';

/** What one animation frame shows. */
export interface Frame {
  /** `nothing`: the page has no content; `wall` only with the name of a shop. */
  readonly shows: 'form' | 'balance' | 'wall' | 'nothing' | 'else';
  readonly text: string;
}

interface Sampled {
  readonly frames: readonly Frame[];
  /** Each with its score and what has moved. */
  readonly shifts: readonly string[];
  /** What each view transition leads to, as the browser takes it for the new page. */
  readonly leads: readonly Frame['shows'][];
}

/**
 * Samples every frame from now on. Returns a function that ends it. Its `shifts` are all layout shifts,
 * also after input, but without the change of the page itself, of which the browser moves the `main` element.
 */
export async function sampleScene(
  page: Page,
  words: { readonly wall: string },
): Promise<() => Promise<Sampled>> {
  await page.evaluate(sample, words);
  return () =>
    page.evaluate(() => {
      const { frames, shifts, leads } = globalThis as unknown as Sampled;
      return { frames, shifts, leads };
    });
}

/** Runs in the page. */
function sample({ wall }: { readonly wall: string }): void {
  const frames: Frame[] = [];
  const sampled = Object.assign(globalThis, {
    frames,
    shifts: [] as string[],
    leads: [] as Frame['shows'][],
  });
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly sources: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }[];
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[])
      if (!entry.sources.some(({ node }) => node instanceof HTMLElement && node.id === 'main'))
        sampled.shifts.push(
          `${entry.value.toFixed(3)} ${entry.sources
            .map(
              ({ node, previousRect: { y: from }, currentRect: { y: to } }) =>
                `${Math.round(from)}→${Math.round(to)} ${(node?.textContent ?? '').slice(0, 30)}`,
            )
            .join(', ')}`,
        );
  }).observe({ type: 'layout-shift' });
  const look = (): Frame => {
    const main = document.getElementById('main');
    const text = main?.innerText.trim() ?? '';
    const title = main?.querySelector('h1[tabindex]')?.textContent ?? '';
    const shops = main?.querySelectorAll('li a[href^="/shops/"]').length ?? 0;
    if (text === '') return { shows: 'nothing', text };
    if (title === wall) return { shows: shops > 0 ? 'wall' : 'else', text };
    if (main?.querySelector('#voucher-code')) return { shows: 'form', text };
    return { shows: /\d[.,]\d\d/.test(title) ? 'balance' : 'else', text: text.slice(0, 200) };
  };
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (change) => {
    const transition = start(change);
    void transition.ready.then(() => sampled.leads.push(look().shows));
    return transition;
  };
  const next = () => {
    frames.push(look());
    requestAnimationFrame(next);
  };
  next();
}
