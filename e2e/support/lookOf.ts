import type { Locator } from '@playwright/test';

interface Look {
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
  readonly height: number;
  /** The background colour; null if there is none. */
  readonly ground: string | null;
  readonly position: string;
}

/** Where an element stands in the window, and what of its own style the policy let through. */
export function lookOf(element: Locator): Promise<Look> {
  return element.evaluate((node) => {
    const { left, top, right, bottom, height } = node.getBoundingClientRect();
    const { backgroundColor, position } = window.getComputedStyle(node);
    const isSeeThrough = /^rgba\(.*, 0\)$/.test(backgroundColor);
    return {
      box: { left, top, right, bottom },
      height,
      ground: isSeeThrough ? null : backgroundColor,
      position,
    };
  });
}

/** True if the whole element can be seen without scrolling. */
export function isInWindow({ box }: Look, { width, height }: { width: number; height: number }): boolean {
  return box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height;
}
