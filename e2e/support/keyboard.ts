import { expect, type Locator, type Page } from '@playwright/test';

/** More Tab stops than any page of the journey needs. */
const MOST_STOPS = 60;

/** Presses Tab until `target` has the focus. Every focused element on the way must show its focus and be visible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached(); // stops move while the page still grows
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(flawsOfFocus), 'what is wrong with the focus').toEqual([]);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${String(target)} within ${MOST_STOPS} stops.`);
}

export async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** The focus is on an element and not on the body. */
export async function expectFocusKept(page: Page): Promise<void> {
  const place = () => page.evaluate(() => document.activeElement?.localName);
  await expect.poll(place, { message: 'the focus is not lost' }).not.toBe('body');
}

/** Runs in the page: whether the focused element shows its focus, and is neither covered nor out of view. */
function flawsOfFocus(): string[] {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return [];
  const name = `<${focused.localName} id="${focused.id}"> “${(focused.textContent ?? '').trim().slice(0, 40)}”`;
  const flaws: string[] = [];
  if (!surfacesOf(focused).some(isOutlined)) flaws.push(`${name} shows no focus`);
  if (!isReachable(focused)) flaws.push(`${name} is hidden`);
  return flaws;

  /** The styles that may draw the focus ring: of the element, its pseudo-elements, and the card around it. */
  function surfacesOf(element: Element): CSSStyleDeclaration[] {
    const around = [element, element.parentElement, element.closest('label'), element.closest('li')];
    return around
      .filter((one) => one !== null)
      .flatMap((one) => [undefined, '::before', '::after'].map((part) => getComputedStyle(one, part)));
  }

  function isOutlined({ outlineStyle, outlineWidth }: CSSStyleDeclaration): boolean {
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  }

  /** At least one of nine points of the element is not covered. */
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
