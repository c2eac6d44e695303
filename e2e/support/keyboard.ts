import { expect, type Locator, type Page } from '@playwright/test';

/** No page of the journey has more stops than this before the one that is looked for. */
const MOST_STOPS = 60;

/** Goes on with Tab until `target` has the focus; every stop on the way shows it and is in sight. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached(); // while a page still grows, its stops move
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(flawsOfFocus), 'what is wrong with the focus').toEqual([]);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${String(target)} within ${MOST_STOPS} stops.`);
}

/** Goes to `target` and presses a key there. */
export async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** The focus is on something of the page, not lost. */
export async function expectFocusKept(page: Page): Promise<void> {
  const place = () => page.evaluate(() => document.activeElement?.localName);
  await expect.poll(place, { message: 'the focus is not lost' }).not.toBe('body');
}

/** Runs in the page: whether the focused element shows that it is, and is not covered or out of sight. */
function flawsOfFocus(): string[] {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return [];
  const name = `<${focused.localName} id="${focused.id}"> “${(focused.textContent ?? '').trim().slice(0, 40)}”`;
  const flaws: string[] = [];
  if (!surfacesOf(focused).some(isOutlined)) flaws.push(`${name} shows no focus`);
  if (!isReachable(focused)) flaws.push(`${name} is hidden`);
  return flaws;

  /** The styles of what may carry the ring: the element, what it draws around itself, and the card it stands in. */
  function surfacesOf(element: Element): CSSStyleDeclaration[] {
    const around = [element, element.parentElement, element.closest('label'), element.closest('li')];
    return around
      .filter((one) => one !== null)
      .flatMap((one) => [undefined, '::before', '::after'].map((part) => getComputedStyle(one, part)));
  }

  function isOutlined({ outlineStyle, outlineWidth }: CSSStyleDeclaration): boolean {
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  }

  /** At least one of nine points of it is on top of everything else. */
  function isReachable(element: Element): boolean {
    const surface = element.closest('label') ?? element;
    const { left, top, width, height } = surface.getBoundingClientRect();
    return [0.1, 0.5, 0.9].some((across) =>
      [0.1, 0.5, 0.9].some((down) => {
        const hit = document.elementFromPoint(left + width * across, top + height * down);
        return hit !== null && (surface.contains(hit) || hit === element.closest('li'));
      }),
    );
  }
}
