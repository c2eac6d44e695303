import { makeAutoObservable, observableRef } from 'mobx';
import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { LatestRequest } from '../../../session/LatestRequest.ts';

/** What became of the last download. */
export type FileDownloadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'failed'; readonly problem: Problem };

/** State of a file that is downloaded by a press. */
export class FileDownload {
  state: FileDownloadState = { kind: 'idle' };
  /** How often the download failed; each time the focus moves to the reason. */
  failures = 0;
  readonly #latest = new LatestRequest();

  constructor() {
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Starts accepting answers; returns a function after which late ones are dropped. */
  start(): () => void {
    return this.#latest.enter();
  }

  /**
   * Downloads by calling `fetchFile`. The state becomes `saved` or `failed`; both can be followed by another press.
   * Does nothing while a download is under way.
   */
  async run(fetchFile: () => Promise<Result<null, Problem>>): Promise<void> {
    if (this.state.kind === 'busy') return;
    this.become({ kind: 'busy' });
    const isAwaited = this.#latest.begin();
    const answer = await fetchFile();
    if (isAwaited()) this.become(answer.ok ? { kind: 'saved' } : { kind: 'failed', problem: answer.fault });
  }

  private become(state: FileDownloadState): void {
    if (state.kind === 'failed') this.failures += 1;
    this.state = state;
  }
}
