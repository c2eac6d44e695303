/** Runs journeys in a process of its own, so that the simulated platform's globals end with it. */
import type * as simulation from '../../tests/simulation/entry.ts';
import type { Task } from './simulateRun.ts';

process.once('message', (task: Task) => void run(task).catch(stop));

async function run(task: Task): Promise<void> {
  const { again, run: explore } = (await import(task.file)) as typeof simulation;
  if ('replays' in task) for (const { seed, steps } of task.replays) await tell(await again(seed, steps));
  else for (const seed of task.seeds) await tell(await explore(seed));
}

function tell(told: unknown): Promise<void> {
  return new Promise((end, fail) => {
    process.send?.(told, undefined, undefined, (fault) => (fault ? fail(fault) : end()));
  });
}

/** A fault of the simulation itself. The handlers of the simulated platform would take it for one of the app. */
function stop(cause: unknown): void {
  process.stderr.write(`${cause instanceof Error ? cause.stack : String(cause)}\n`);
  process.exitCode = 1;
}
