import { replacePlatform, enter } from './platform/globals.ts';
import { World } from './World.ts';
import { ORIGIN } from './Backend.ts';

replacePlatform();

export async function tryOut(seed: number, report: (line: string) => void): Promise<void> {
  const { startApp } = await import('./startApp.ts');
  const t0 = process.hrtime.bigint();
  const world = new World(seed, startApp);
  enter(world);
  await world.backend.begin();
  const ms = () => Number(process.hrtime.bigint() - t0) / 1e6;
  report(`begun ${ms()}`);
  const tab = world.device.openTab(`${ORIGIN}/`);
  await world.engine.advance(3000);
  report(`open ${ms()}`);
  report(String(world.engine.failures.map((f) => (f as Error).stack ?? f).join('\n')));
  report(tab.page?.document.body.textContent.slice(0, 600) ?? 'none');
}
