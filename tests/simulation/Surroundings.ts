import type { Backend } from './Backend.ts';
import type { ChannelPort } from './platform/ChannelPort.ts';
import type { Engine } from './platform/Engine.ts';

/** What devices and tabs need of their world. */
export interface Surroundings {
  readonly engine: Engine;
  readonly backend: Backend;
  readonly network: { documentMs(): number };
  readonly ports: Set<ChannelPort>;
  /** What tabs told each other. */
  readonly messages: string[];
  readonly startApp: () => Promise<void>;
}
