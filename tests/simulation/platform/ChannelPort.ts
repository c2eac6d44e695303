import { PageTarget } from '../dom/PageTarget.ts';
import type { PageWindow } from './PageWindow.ts';

/** One end of a BroadcastChannel. */
export class ChannelPort extends PageTarget {
  readonly name: string;
  readonly page: PageWindow;

  constructor(name: string, page: PageWindow) {
    super();
    this.name = name;
    this.page = page;
    page.tab.device.world.ports.add(this);
  }

  postMessage(data: unknown): void {
    this.page.tab.device.broadcast(this, this.name, data);
  }

  close(): void {
    this.page.tab.device.world.ports.delete(this);
  }
}
