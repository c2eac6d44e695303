import { useRouteError } from 'react-router';
import { Crash } from './Crash.tsx';

/** The router's error element: a screen could not be loaded or drawn. */
export function CrashPage() {
  return <Crash error={useRouteError()} />;
}
