import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LanguageSwitcher } from '#ui/frame/LanguageSwitcher.tsx';

const languages = [
  { lang: 'de-CH', name: 'Deutsch', href: '?lang=de-CH' },
  { lang: 'fr-CH', name: 'Français', href: '?lang=fr-CH' },
];

function open(onChoose = vi.fn()) {
  const { container } = render(
    <>
      <LanguageSwitcher label="Sprache:" languages={languages} current="de-CH" onChoose={onChoose} />
      <button type="button">elsewhere</button>
    </>,
  );
  const menu = container.querySelector('details');
  if (!menu) throw new Error('no menu');
  menu.open = true;
  return { menu, onChoose };
}

it('names each language in itself, for people and for machines', () => {
  open();
  const french = screen.getByRole('link', { name: 'Français' });
  expect(french).toHaveAttribute('lang', 'fr-CH');
  expect(french).toHaveAttribute('hreflang', 'fr-CH');
  expect(screen.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('aria-current', 'true');
});

it('closes on a choice, which goes to its owner instead of loading the page', () => {
  const { menu, onChoose } = open();
  fireEvent.click(screen.getByRole('link', { name: 'Français' }));
  expect(onChoose).toHaveBeenCalledWith('fr-CH');
  expect(menu.open).toBe(false);
});

it('closes on Esc with the focus back on its button, and when one turns elsewhere', () => {
  const { menu } = open();
  fireEvent.keyDown(screen.getByRole('link', { name: 'Français' }), { key: 'Escape' });
  expect(menu.open).toBe(false);
  expect(menu.querySelector('summary')).toHaveFocus();
  menu.open = true;
  screen.getByText('elsewhere').focus();
  expect(menu.open).toBe(false);
});
