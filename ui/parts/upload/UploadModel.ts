import { makeAutoObservable, observableRef } from 'mobx';
import type { PickedFile, TakenFile } from '#application/upload/takeFile.ts';
import type { Uploads } from '#application/upload/uploads.ts';
import type { Cover } from '#domain/upload/cover.ts';
import { shownName } from '#domain/upload/shownName.ts';
import { type Reducible, type UploadFault, isReducible } from '#domain/upload/uploadCheck.ts';
import { LatestRequest } from '../../session/LatestRequest.ts';

type UploadTask = 'look' | 'reduce' | 'cover';

interface LargePhoto {
  readonly picked: PickedFile;
  readonly fault: Reducible;
}

/** State of the file that was picked last. */
export type UploadState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'checking'; readonly name: string; readonly task: UploadTask }
  /** `photo`: what to reduce; null if that would not help. */
  | {
      readonly kind: 'refused';
      readonly name: string | null;
      readonly fault: UploadFault;
      readonly photo: LargePhoto | null;
    }
  /** `preview`: a thumbnail; null for a PDF and for pictures that cannot be drawn. */
  | { readonly kind: 'taken'; readonly file: TakenFile; readonly preview: string | null };

/** One file to upload: picked, checked, reduced, replaced, removed. Sends nothing (product 10.7). */
export class UploadModel {
  state: UploadState = { kind: 'empty' };
  /** Each refusal is announced. */
  refusals = 0;
  readonly #uploads: Uploads;
  readonly #latest = new LatestRequest();
  #work: Promise<void> = Promise.resolve();

  constructor(uploads: Uploads) {
    this.#uploads = uploads;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  get file(): TakenFile | null {
    return this.state.kind === 'taken' ? this.state.file : null;
  }

  /** Replaces the previous file. Refuses more than one. */
  async take(files: readonly File[]): Promise<void> {
    const [file] = files;
    if (file === undefined) return;
    if (files.length > 1) {
      this.#latest.begin();
      this.refuse('several', null, null);
      return;
    }
    const picked = pickedFile(file);
    this.#work = this.follow(picked.name, 'look', this.#uploads.take(picked), picked);
    await this.#work;
  }

  async reduce(): Promise<void> {
    if (this.state.kind !== 'refused' || this.state.photo === null) return;
    const { picked, fault } = this.state.photo;
    this.#work = this.follow(picked.name, 'reduce', this.#uploads.reduce(picked, fault), picked);
    await this.#work;
  }

  /** Does nothing without an accepted picture or without covers. */
  async cover(covers: readonly Cover[]): Promise<void> {
    const { file } = this;
    if (file === null || covers.length === 0) return;
    this.#work = this.follow(file.name, 'cover', this.#uploads.cover(file, covers));
    await this.#work;
  }

  /** The accepted picture, large enough for details; null without one, or if it cannot be drawn. */
  async large(): Promise<string | null> {
    const { state } = this;
    if (state.kind !== 'taken') return null;
    return (await this.#uploads.preview(state.file, 'large')) ?? state.preview;
  }

  /** Resolves when no check or reduction is running. */
  async settled(): Promise<void> {
    while (this.state.kind === 'checking') await this.#work;
  }

  /** Drops the file and any running check. */
  remove(): void {
    this.#latest.begin();
    this.state = { kind: 'empty' };
  }

  private async follow(
    name: string,
    task: UploadTask,
    work: ReturnType<Uploads['take']>,
    picked: PickedFile | null = null,
  ): Promise<void> {
    const isAwaited = this.#latest.begin();
    this.become({ kind: 'checking', name: shownName(name), task });
    const taken = await work;
    const preview = taken.ok ? await this.#uploads.preview(taken.value, 'small') : null;
    if (!isAwaited()) return;
    if (taken.ok) this.become({ kind: 'taken', file: taken.value, preview });
    else this.refuse(taken.fault, shownName(name), picked);
  }

  private refuse(fault: UploadFault, name: string | null, picked: PickedFile | null): void {
    this.refusals += 1;
    const photo = picked !== null && isReducible(fault) ? { picked, fault } : null;
    this.become({ kind: 'refused', fault, name, photo });
  }

  private become(state: UploadState): void {
    this.state = state;
  }
}

function pickedFile(file: File): PickedFile {
  return {
    name: file.name,
    size: file.size,
    read: async (from, to) => new Uint8Array(await file.slice(from, to).arrayBuffer()),
  };
}
