import { makeAutoObservable, observableRef } from 'mobx';
import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { LatestRequest } from '../../../session/LatestRequest.ts';

export type FileDownloadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'failed'; readonly problem: Problem };

/** State of a download that the user starts with a button. */
export class FileDownload {
  state: FileDownloadState = { kind: 'idle' };
  /** Counts failures; each change moves the focus to the reason. */
  failures = 0;
  readonly #latest = new LatestRequest();

  constructor() {
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Accepts answers. Returns the cleanup function, which drops late answers. */
  start(): () => void {
    return this.#latest.enter();
  }

  /**
   * Downloads with `fetchFile`. The state becomes `saved` or `failed`; both allow another download. Does nothing while
   * a download is in flight.
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
