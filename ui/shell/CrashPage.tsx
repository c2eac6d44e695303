import { useRouteError } from 'react-router';
import { Crash } from './Crash.tsx';

/** A screen that could not be fetched or drawn, as the router tells it. */
export function CrashPage() {
  return <Crash error={useRouteError()} />;
}
