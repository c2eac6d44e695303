import type { Fault } from './fault.ts';
import { SCENARIOS, type ScenarioName } from './scenarios.ts';

/** How the backend behaves for all frames. */
export interface Dials {
  readonly scenario: ScenarioName;
  readonly latencyMs: number;
  readonly isOffline: boolean;
}

/**
 * The faults that make the sandbox behave so. Of two patterns that meet a call, the sandbox takes the first one: so the
 * scenario's faults come before the latency of all other calls, and have it too.
 */
export function faultsOf({ scenario, latencyMs, isOffline }: Dials): readonly Fault[] {
  // The backend never sees a call.
  if (isOffline) return [{ path: '*', network: 'request' }];
  const { faults = [] } = SCENARIOS[scenario];
  if (latencyMs === 0) return faults;
  return [...faults.map((fault) => ({ ...fault, delayMs: latencyMs })), { path: '*', delayMs: latencyMs }];
}
