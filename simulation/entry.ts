import { replacePlatform } from './platform/globals.ts';
import { explore } from './journey.ts';
import { Screen } from './reading/Screen.ts';

replacePlatform();

export async function tryOut(seed: number, report: (line: string) => void): Promise<void> {
  const { startApp } = await import('./startApp.ts');
  const t0 = process.hrtime.bigint();
  const ms = () => Number(process.hrtime.bigint() - t0) / 1e6;
  let last = ''; const ends = new Set<string>();
  await explore(seed, startApp, async (world, step, n) => {
    report(`${n} ${JSON.stringify(step)}`);
    for (const tab of world.device.tabs) {
      if (!tab.page) { report(`    ${tab.number} ${tab.foreign ?? 'dead'}`); continue; }
      const s = new Screen(tab.page);
      report(`    ${tab.number} ${tab.path} | ${s.heading} | ${s.isBusy ? 'busy' : ''} ${s.pressables.length}`); if (step.does==='press') report('        '+s.main.textContent.slice(0,900).replace(/\n/g,' '));
    }
    for (const h of world.heard.splice(0)) report('HEARD ' + h);
    for (const f of world.engine.failures.splice(0)) report('FAILURE ' + ((f as Error)?.stack ?? f));
    for (const t of world.device.tabs) if (t.page) ends.add(t.path.replace(/[\d-]{3,}[\w-]*/, ':id'));
    last = JSON.stringify(world.backend.valueCalls.map(({path,status}) => `${path} ${status}`));
  });
  report(`seed ${seed} ${ms().toFixed(0)} ms ${last} ${[...ends].join(' ')}`);
}
