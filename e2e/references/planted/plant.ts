import type { Page } from '@playwright/test';
import { createServing } from '#tools/serve/serving.ts';

/** What is done to the build while the browser loads it. */
export interface Planted {
  /** Rewrites each style sheet, also those inside of pages. */
  readonly styles?: (css: string) => string;
  /** Rewrites pages, style sheets and scripts. */
  readonly all?: (text: string, contentType: string) => string;
}

const serve = createServing('dist-mock');
const STYLE = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g;

/**
 * Answers pages, style sheets and scripts from now on as if the build were another one. Without the policy, which knows
 * the hashes of the real one.
 */
export async function plant(page: Page, { styles = same, all = same }: Planted): Promise<void> {
  await page.route(
    ({ pathname }) => !/^\/(api|sandbox|brands|fonts)\b/.test(pathname),
    async (route) => {
      const answer = await serve(new Request(route.request().url()));
      const contentType = answer.headers.get('Content-Type') ?? '';
      const text = await answer.text();
      const body = all(restyled(text, contentType, styles), contentType);
      await route.fulfill({ status: answer.status, contentType, body });
    },
  );
}

function restyled(text: string, type: string, styles: (css: string) => string): string {
  if (type.startsWith('text/css')) return styles(text);
  if (!type.startsWith('text/html')) return text;
  return text.replace(STYLE, (_, begin: string, css: string, end: string) => begin + styles(css) + end);
}

function same(text: string): string {
  return text;
}
