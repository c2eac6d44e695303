import { replacePlatform } from './platform/globals.ts';
import { explore } from './journey.ts';

replacePlatform();

export async function tryOut(seed: number, report: (line: string) => void): Promise<void> {
  const { startApp } = await import('./startApp.ts');
  const t0 = process.hrtime.bigint();
  const ms = () => Number(process.hrtime.bigint() - t0) / 1e6;
  const lines: string[] = [];
  const { violation, seen, steps } = await explore(seed, startApp, (observer, step) => {
    lines.push(JSON.stringify(step));
    for (const { tab, screen } of observer.sights) {
      lines.push(`    ${tab.number} ${tab.path} | ${screen.heading} | ${screen.isBusy ? 'busy' : ''} ${screen.pressables.length}`);
      lines.push('        ' + screen.main.textContent.slice(0,900).replace(/\n/g,' '));
    }
    for (const h of observer.world.heard) lines.push('HEARD ' + h);
  });
  if (violation) for (const l of lines.slice(-40)) report(l);
  report(`seed ${seed} ${ms().toFixed(0)} ms ${steps.length} ${seen.books.carried.map(c=>c.kind)} ${violation ? 'VIOLATION ' + violation.invariant + ': '+ violation.words : ''}`);
}
