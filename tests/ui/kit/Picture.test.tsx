import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Picture } from '#ui/kit/Picture.tsx';

/** It is decorative: no role finds it. */
const picture = () => document.querySelector('img');
const fail = () => picture() && fireEvent.error(picture() as HTMLImageElement);

it('offers a raster picture in twice its size to sharp screens', () => {
  render(<Picture src="/shops/tea.png" alt="" />);
  expect(picture()).toHaveAttribute('src', '/shops/tea.png');
  expect(picture()).toHaveAttribute('srcset', '/shops/tea.png, /shops/tea@2x.png 2x');
});

it('offers a drawing as it is', () => {
  render(<Picture src="/shops/tea.svg" alt="" />);
  expect(picture()).not.toHaveAttribute('srcset');
});

it('shows the usual size where there is no larger one, and says so of neither only after both', () => {
  render(<Picture src="/shops/tea.png" alt="" otherwise="Tea" />);
  fail();
  expect(picture()).toHaveAttribute('src', '/shops/tea.png');
  expect(picture()).not.toHaveAttribute('srcset');
  fail();
  expect(picture()).toBeNull();
  expect(screen.getByText('Tea')).toBeInTheDocument();
});

it('gives a drawing up after one failure', () => {
  render(<Picture src="/shops/tea.svg" alt="" otherwise="Tea" />);
  fail();
  expect(screen.getByText('Tea')).toBeInTheDocument();
});

it('tries anew with another picture', () => {
  const { rerender } = render(<Picture src="/shops/tea.svg" alt="" otherwise="Tea" />);
  fail();
  rerender(<Picture src="/shops/coffee.png" alt="" otherwise="Coffee" />);
  expect(picture()).toHaveAttribute('srcset', '/shops/coffee.png, /shops/coffee@2x.png 2x');
});

it('does the same for the picture of wide screens', () => {
  render(<Picture src="/a.webp" wide="/b.webp" alt="" />);
  const wide = () => document.querySelector('picture source');
  expect(wide()).toHaveAttribute('srcset', '/b.webp, /b@2x.webp 2x');
  fail();
  expect(wide()).toHaveAttribute('srcset', '/b.webp');
  expect(picture()).not.toHaveAttribute('srcset');
});
