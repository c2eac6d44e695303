import { PageEvent } from './dom/PageEvent.ts';
import { SimulatedLocks } from './platform/SimulatedLocks.ts';
import { SimulatedStorage } from './platform/SimulatedStorage.ts';
import { Tab } from './Tab.ts';
import type { Surroundings } from './Surroundings.ts';

interface DeviceNavigator {
  onLine: boolean;
  readonly languages: readonly string[];
  readonly language: string;
  readonly userAgent: string;
  readonly clipboard: { writeText(): Promise<void> };
  readonly sendBeacon: () => boolean;
  /** Missing in some browsers. */
  locks: SimulatedLocks | undefined;
}

/** A device with its browser: the tabs share its local storage, its clock and its network. */
export class Device {
  readonly world: Surroundings;
  readonly local = new SimulatedStorage();
  readonly tabs: Tab[] = [];
  /** How much the device's clock is ahead of the world's, in milliseconds. */
  skewMs = 0;
  readonly navigator: DeviceNavigator = {
    onLine: true,
    languages: ['de-DE'],
    language: 'de-DE',
    userAgent: 'simulation',
    clipboard: { writeText: async () => undefined },
    // What is counted for operators is tested with the log; no journey depends on it.
    sendBeacon: () => true,
    locks: new SimulatedLocks(() => this.world.engine.current),
  };
  #tabs = 0;

  constructor(world: Surroundings) {
    this.world = world;
    this.local.tell = () => this.#tellStored();
  }

  storages(): readonly SimulatedStorage[] {
    return [this.local, ...this.tabs.map(({ session }) => session)];
  }

  /** @param from the tab to duplicate, with its session storage and its history */
  openTab(address: string, from?: Tab): Tab {
    this.#tabs += 1;
    const tab = new Tab(this, this.#tabs, address, from);
    this.tabs.push(tab);
    tab.load();
    return tab;
  }

  closeTab(tab: Tab): void {
    tab.page?.end(true);
    this.tabs.splice(this.tabs.indexOf(tab), 1);
  }

  setOnline(isOnline: boolean): void {
    this.navigator.onLine = isOnline;
    for (const { page } of this.tabs) {
      if (page === null) continue;
      const event = new PageEvent(isOnline ? 'online' : 'offline');
      this.world.engine.schedule(0, () => page.dispatchEvent(event), page);
    }
  }

  /** Every document but the one that has stored something hears of it. */
  #tellStored(): void {
    const { engine } = this.world;
    for (const { page } of this.tabs) {
      if (page === null || page === engine.current || !page.hasStarted) continue;
      engine.schedule(1, () => page.dispatchEvent(new PageEvent('storage')), page);
    }
  }

  /** Delivers a BroadcastChannel's message to every other document of the device. */
  broadcast(from: object, channel: string, data: unknown): void {
    this.world.messages.push(String(data));
    for (const port of this.world.ports) {
      if (port === from || port.name !== channel || port.page.tab.device !== this) continue;
      this.world.engine.schedule(1, () => port.dispatchEvent(new PageEvent('message', { data })), port.page);
    }
  }
}
