import { act, fireEvent, screen } from '@testing-library/react';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { say, saying } from '#tests/data/english.ts';
import { show } from '#tests/data/show.tsx';
import { CodeForm } from '#ui/parts/codeForm/CodeForm.tsx';
import { useCodeForm } from '#ui/parts/codeForm/useCodeForm.ts';

export const CODE = 'Ab3dE6gH9';

/** The form alone on a page. */
function Entry() {
  return <CodeForm screen={useCodeForm(() => undefined)} />;
}

/** A page with the form. */
export async function anEntry(about: About = {}) {
  const app = await anApp({ locale: 'en', ...about });
  const shown = await show(app.services, <Entry />);
  return { ...app, ...shown };
}

export const field = () => screen.getByRole('textbox', { name: say('redeem.code.label') });
/** What the field's fault says. */
export const fault = () => document.getElementById('voucher-code-error');
export const type = (code: string) => fireEvent.change(field(), { target: { value: code } });
export const press = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: saying('redeem.code.submit') })));
/** Passes the captcha. */
export const pass = (captcha: Awaited<ReturnType<typeof anApp>>['captcha']) =>
  act(() => captcha.last().onToken('token-1'));
