import { makeAutoObservable, observableRef } from 'mobx';
import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { Latest } from '../../../session/Latest.ts';

export type FileDownloadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'failed'; readonly problem: Problem };

/** One file that is fetched by a press, and what became of it. */
export class FileDownload {
  state: FileDownloadState = { kind: 'idle' };
  failures = 0;
  readonly #latest = new Latest();

  constructor() {
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  start(): () => void {
    return this.#latest.enter();
  }

  async run(fetchFile: () => Promise<Result<null, Problem>>): Promise<void> {
    if (this.state.kind === 'busy') return;
    this.become({ kind: 'busy' });
    const isAwaited = this.#latest.ask();
    const answer = await fetchFile();
    if (isAwaited()) this.become(answer.ok ? { kind: 'saved' } : { kind: 'failed', problem: answer.fault });
  }

  private become(state: FileDownloadState): void {
    if (state.kind === 'failed') this.failures += 1;
    this.state = state;
  }
}
