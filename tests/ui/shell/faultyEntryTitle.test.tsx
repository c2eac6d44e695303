import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { refusal } from '#tests/data/answers.ts';
import { anApp } from '#tests/data/anApp.ts';
import { say } from '#tests/data/english.ts';
import { App } from '#ui/shell/App.tsx';

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

it.each(['/', '/basket'])(
  'says first in the title of the code form at %s that it has a fault, until it is mended',
  async (at) => {
    window.history.replaceState(null, '', at);
    const { services } = await anApp({
      locale: 'en',
      shops: { walls: [refusal('offline')] },
      site: { captcha: { active: false, siteKey: '' } },
    });
    await act(async () => {
      render(<App services={services} />);
    });
    const submit = await screen.findByRole('button', { name: say('redeem.code.submit') });
    const { title } = document;
    await act(async () => fireEvent.click(submit));
    expect(document.title).toBe(`${say('common.errorPrefix')} ${title}`);
    const field = screen.getByRole('textbox', { name: say('redeem.code.label') });
    await act(async () => fireEvent.change(field, { target: { value: 'Ab3dE6gH9' } }));
    expect(document.title).toBe(title);
  },
);
