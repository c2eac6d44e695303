import { expect, type Page } from '@playwright/test';
import type { Say } from './words.ts';

/**
 * Answers the security question that is on the page, or that comes because the captcha cannot: a sum of two numbers, in
 * whatever language.
 */
export async function answerQuestion(page: Page, say: Say): Promise<void> {
  const field = page.getByLabel(say('redeem.captcha.question'));
  await expect(field).toBeVisible({ timeout: 20_000 });
  const question = await field.evaluate((input) => {
    const hint = input.getAttribute('aria-describedby')?.split(' ')[0] ?? '';
    return document.getElementById(hint)?.textContent ?? '';
  });
  const numbers = question.match(/\d+/g) ?? [];
  await field.fill(String(numbers.reduce((sum, number) => sum + Number(number), 0)));
}
