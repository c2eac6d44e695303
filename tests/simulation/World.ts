import { Backend, type Voucher } from './Backend.ts';
import { Device } from './Device.ts';
import { Network } from './Network.ts';
import type { ChannelPort } from './platform/ChannelPort.ts';
import { Engine } from './platform/Engine.ts';
import { Random } from './platform/random.ts';

/** A Saturday noon in UTC. */
const START = Date.parse('2026-11-21T12:00:00Z');

/** Everything that a journey needs: backend, network, one device with its tabs, and one clock and seed for all. */
export class World {
  readonly engine = new Engine(START);
  random: Random;
  readonly backend: Backend;
  readonly network: Network;
  readonly device: Device;
  /** The number of the journey's current step. */
  step = 0;
  /** The vouchers of the holders, in their order. */
  vouchers: readonly Voucher[] = [];
  /** The numbers of the steps in which something was pressed. */
  readonly presses = new Set<number>();
  /** How often a user removed the voucher from a tab. */
  removals = 0;
  /** Where users filled in forms, or were shown what they did last. */
  readonly traces: string[] = [];
  /** What tabs told each other. */
  readonly messages: string[] = [];
  /** The last step left no time to draw the page. */
  isRushed = false;
  /** What the app has written on the console since the last step. */
  heard: string[] = [];
  readonly ports = new Set<ChannelPort>();
  /** Starts the app in the current document. */
  readonly startApp: () => Promise<void>;

  constructor(seed: number, startApp: () => Promise<void>) {
    this.random = new Random(seed);
    this.startApp = startApp;
    this.backend = new Backend(this.engine);
    this.network = new Network(this);
    this.device = new Device(this);
  }
}
