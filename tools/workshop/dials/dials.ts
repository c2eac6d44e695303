import { type Fault, SCENARIOS, type ScenarioName } from './scenarios.ts';

/** How the backend behaves for all frames. */
export interface Dials {
  readonly scenario: ScenarioName;
  readonly latencyMs: number;
  readonly isOffline: boolean;
  readonly lifetimeSeconds: number;
  /** The backend's time, in UTC; empty for the machine's. A scenario may have its own. */
  readonly clock: string;
}

/** A call of the sandbox's dials, see tools/sandbox/README.md. */
export interface Turn {
  readonly method: 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object;
}

/** Makes a sandbox behave so, however it behaved before. */
export function turnsOf(dials: Dials): readonly Turn[] {
  const { clock = dials.clock === '' ? null : `${dials.clock}Z` } = SCENARIOS[dials.scenario];
  return [
    { method: 'DELETE', path: '/sandbox/faults' },
    ...faultsOf(dials).map((fault) => post('faults', fault)),
    post('clock', { now: clock }),
    post('token-lifetime', { seconds: dials.lifetimeSeconds }),
  ];
}

const post = (dial: string, body: object): Turn => ({ method: 'POST', path: `/sandbox/${dial}`, body });

/**
 * Of two patterns that meet a call, the sandbox takes the first one: so the scenario's faults come before the latency of
 * all other calls, and have it too.
 */
function faultsOf({ scenario, latencyMs, isOffline }: Dials): readonly Fault[] {
  // The backend never sees a call.
  if (isOffline) return [{ path: '*', network: 'request' }];
  const { faults = [] } = SCENARIOS[scenario];
  if (latencyMs === 0) return faults;
  return [...faults.map((fault) => ({ ...fault, delayMs: latencyMs })), { path: '*', delayMs: latencyMs }];
}
