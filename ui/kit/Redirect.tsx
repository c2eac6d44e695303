import { Navigate, useLocation } from 'react-router';

/**
 * Leads to another page, in place of this one in the history. Leads there again if a navigation that began at the same
 * time came back to this page: an empty page would be left otherwise.
 */
export function Redirect({ to }: { to: string }) {
  const { key } = useLocation();
  return <Navigate key={key} to={to} replace />;
}
