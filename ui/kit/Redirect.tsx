import { Navigate, useLocation } from 'react-router';

/**
 * Redirects and replaces this entry of the history. Redirects again if another navigation, begun at the same time, ended
 * on this page: `Navigate` navigates only once and would leave the page empty.
 */
export function Redirect({ to }: { to: string }) {
  const { key } = useLocation();
  return <Navigate key={key} to={to} replace />;
}
