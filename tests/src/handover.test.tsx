import { expect, it } from 'vitest';
import { earlyPage } from '#src/early/handover.ts';
import { anEarlyPage } from '#tests/data/earlyPage.ts';

it('passes on the early page', () => {
  globalThis.earlyPage = anEarlyPage();
  expect(earlyPage()).toBe(globalThis.earlyPage);
});

it('does nothing on the neutral page', () => {
  globalThis.earlyPage = undefined;
  const early = earlyPage();
  early.leave();
  expect([early.isShown(), early.takeTyped(), early.takePress()]).toEqual([false, '', false]);
});

it('removes a page whose own script did not run', () => {
  globalThis.earlyPage = undefined;
  document.body.innerHTML = '<div id="early"></div><div id="root"></div>';
  earlyPage();
  expect(document.body.innerHTML).toBe('<div id="root"></div>');
});
