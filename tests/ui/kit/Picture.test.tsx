import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Picture } from '#ui/kit/Picture.tsx';

/** It is decorative: no role finds it. */
const picture = () => document.querySelector('img');
const fail = () => picture() && fireEvent.error(picture() as HTMLImageElement);

it('offers a raster picture at twice its size to high-density screens', () => {
  render(<Picture src="/shops/tea.png" alt="" />);
  expect(picture()).toHaveAttribute('src', '/shops/tea.png');
  expect(picture()).toHaveAttribute('srcset', '/shops/tea.png, /shops/tea@2x.png 2x');
});

it('offers a vector drawing without a srcset', () => {
  render(<Picture src="/shops/tea.svg" alt="" />);
  expect(picture()).not.toHaveAttribute('srcset');
});

it('falls back to the usual size if there is no larger file, and to the text only if both fail', () => {
  render(<Picture src="/shops/tea.png" alt="" otherwise="Tea" />);
  fail();
  expect(picture()).toHaveAttribute('src', '/shops/tea.png');
  expect(picture()).not.toHaveAttribute('srcset');
  fail();
  expect(picture()).toBeNull();
  expect(screen.getByText('Tea')).toBeInTheDocument();
});

it('falls back to the text after one failure of a vector drawing', () => {
  render(<Picture src="/shops/tea.svg" alt="" otherwise="Tea" />);
  fail();
  expect(screen.getByText('Tea')).toBeInTheDocument();
});

it('starts again when it gets another picture', () => {
  const { rerender } = render(<Picture src="/shops/tea.svg" alt="" otherwise="Tea" />);
  fail();
  rerender(<Picture src="/shops/coffee.png" alt="" otherwise="Coffee" />);
  expect(picture()).toHaveAttribute('srcset', '/shops/coffee.png, /shops/coffee@2x.png 2x');
});

it('offers both sizes of the picture for wide screens and falls back likewise', () => {
  render(<Picture src="/a.webp" wide="/b.webp" alt="" />);
  const wide = () => document.querySelector('picture source');
  expect(wide()).toHaveAttribute('srcset', '/b.webp, /b@2x.webp 2x');
  fail();
  expect(wide()).toHaveAttribute('srcset', '/b.webp');
  expect(picture()).not.toHaveAttribute('srcset');
});
