import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { Link } from '#ui/kit/Link.tsx';

/** Renders a link on the page `/shops?q=a`, and returns the router. */
function drawn(link: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element: link }], {
    initialEntries: ['/', '/shops?q=a'],
  });
  render(<RouterProvider router={router} />);
  return router;
}
/** Clicks the link and returns whether the default was left to the browser. */
function isLeftToBrowser(press: MouseEventInit = {}): boolean {
  let isLeft = false;
  const last = (event: Event): void => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', last, { once: true });
  fireEvent.click(screen.getByRole('link'), press);
  return isLeft;
}
const place = ({ state }: ReturnType<typeof drawn>) => state.location.pathname + state.location.search;

it('has the target as href and navigates inside the app', async () => {
  const router = drawn(
    <Link to="/help" state={{ from: 'wall' }} className="door">
      Help
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Help' });
  expect(link).toHaveAttribute('href', '/help');
  expect(link).toHaveClass('door');
  expect(isLeftToBrowser()).toBe(false);
  await expect.poll(() => place(router)).toBe('/help');
  expect(router.state.location.state).toEqual({ from: 'wall' });
  expect(router.state.historyAction).toBe('PUSH');
});

it('keeps the path and changes only the query', () => {
  drawn(<Link to={{ search: '?q=b' }}>B</Link>);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/shops?q=b');
});

it('replaces the history entry with the replace option', async () => {
  const router = drawn(
    <Link to="/help" replace>
      Help
    </Link>,
  );
  fireEvent.click(screen.getByRole('link'));
  await expect.poll(() => place(router)).toBe('/help');
  expect(router.state.historyAction).toBe('REPLACE');
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'leaves a click with %o to the browser',
  (press) => {
    const router = drawn(<Link to="/help">Help</Link>);
    expect(isLeftToBrowser(press)).toBe(true);
    expect(place(router)).toBe('/shops?q=a');
  },
);

it('leaves a link that opens another tab to the browser', () => {
  const router = drawn(
    <Link to="/help" target="_blank">
      Help
    </Link>,
  );
  expect(isLeftToBrowser()).toBe(true);
  expect(place(router)).toBe('/shops?q=a');
});

it('does not navigate if its onClick handler prevents the default', () => {
  const router = drawn(
    <Link to="/help" onClick={(event) => event.preventDefault()}>
      Help
    </Link>,
  );
  fireEvent.click(screen.getByRole('link'));
  expect(place(router)).toBe('/shops?q=a');
});
