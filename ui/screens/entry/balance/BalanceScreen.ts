import { makeAutoObservable, observableRef, reaction } from 'mobx';
import {
  type BalanceScene,
  LATE_AFTER_MS,
  LEAD_AFTER_MS,
  type SceneEvent,
  balanceScene,
  sceneAfter,
  sceneEnds,
  sceneShows,
} from '#domain/voucher/balanceScene.ts';
import { LatestRequest } from '../../../session/LatestRequest.ts';
import type { WallAhead } from './wallAhead.ts';

const TOUCHES = ['keydown', 'pointerdown', 'wheel'] as const;

interface BalanceDeps {
  /** True if the clock leads on: after a press by pointer, without reduced motion. */
  readonly leadsOn: boolean;
  readonly fetchWall: WallAhead['fetchWall'];
  /** Called once, when the wall is there. */
  readonly onward: (by: 'time' | 'press') => void;
}

/** View model of the balance between code and wall. */
export class BalanceScreen {
  scene: BalanceScene;
  readonly #deps: BalanceDeps;
  readonly #latest = new LatestRequest();

  constructor(deps: BalanceDeps) {
    this.#deps = deps;
    this.scene = balanceScene(deps);
    makeAutoObservable(this, { scene: observableRef }, { autoBind: true });
  }

  get shows(): ReturnType<typeof sceneShows> {
    return sceneShows(this.scene);
  }

  /** Loads the wall and starts the clock. Returns the cleanup function. */
  start(): () => void {
    const timers = [
      window.setTimeout(() => this.tell('time-up'), LEAD_AFTER_MS),
      window.setTimeout(() => this.tell('late'), LATE_AFTER_MS),
    ];
    const touched = () => this.tell('touched');
    for (const type of TOUCHES) window.addEventListener(type, touched, { passive: true });
    void this.fetch();
    return this.#latest.enter(
      reaction(
        () => sceneEnds(this.scene),
        (by) => by !== null && this.#deps.onward(by),
      ),
      () => timers.forEach((timer) => window.clearTimeout(timer)),
      () => TOUCHES.forEach((type) => window.removeEventListener(type, touched)),
    );
  }

  /** The card's button: to the wall, as soon as it is there; after a failure, to try again. */
  press(): void {
    const hasFailed = this.scene.wall === 'failed';
    this.tell('pressed');
    if (hasFailed) void this.fetch();
  }

  private async fetch(): Promise<void> {
    const isAwaited = this.#latest.begin();
    try {
      const wall = await this.#deps.fetchWall();
      if (isAwaited()) this.tell(wall);
    } catch {
      if (isAwaited()) this.tell('failed');
    }
  }

  private tell(event: SceneEvent): void {
    this.scene = sceneAfter(this.scene, event);
  }
}
