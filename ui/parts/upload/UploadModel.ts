import { makeAutoObservable, observableRef } from 'mobx';
import type { Photos } from '#application/ports/photos.ts';
import { coverPhoto } from '#application/upload/coverPhoto.ts';
import { ReducePhoto } from '#application/upload/reducePhoto.ts';
import { type PickedFile, type TakenFile, takeFile } from '#application/upload/takeFile.ts';
import type { Cover } from '#domain/upload/cover.ts';
import { shownName } from '#domain/upload/shownName.ts';
import type { UploadFault } from '#domain/upload/uploadCheck.ts';
import { LatestRequest } from '../../session/LatestRequest.ts';

/** What is being done with a file: it is looked at, made smaller, or parts of it are painted over. */
type UploadTask = 'look' | 'reduce' | 'cover';

/** What became of the file that was picked last. */
export type UploadState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'checking'; readonly name: string; readonly task: UploadTask }
  /** `photo`: what can be made smaller; null if that would not help. */
  | {
      readonly kind: 'refused';
      readonly name: string | null;
      readonly fault: UploadFault;
      readonly photo: PickedFile | null;
    }
  /** `preview`: the picture, small; null for a PDF and for what cannot be drawn. */
  | { readonly kind: 'taken'; readonly file: TakenFile; readonly preview: string | null };

/** One file to be uploaded: picked, checked, made smaller, replaced, removed. Sends nothing (product 10.7). */
export class UploadModel {
  state: UploadState = { kind: 'empty' };
  /** How often a file was refused; each time the reason is told. */
  refusals = 0;
  readonly #photos: Photos;
  readonly #reduce: ReducePhoto;
  readonly #latest = new LatestRequest();
  #work: Promise<void> = Promise.resolve();

  constructor(photos: Photos) {
    this.#photos = photos;
    this.#reduce = new ReducePhoto(photos);
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** The file that may be sent; null while there is none. */
  get file(): TakenFile | null {
    return this.state.kind === 'taken' ? this.state.file : null;
  }

  /** Checks what was picked or dropped, in place of what was there. More than one file at once is refused. */
  async take(files: readonly File[]): Promise<void> {
    const [file] = files;
    if (file === undefined) return;
    if (files.length > 1) {
      this.#latest.begin();
      this.refuse('several', null, null);
      return;
    }
    const picked = pickedFile(file);
    this.#work = this.follow(picked.name, 'look', takeFile(picked), picked);
    await this.#work;
  }

  /** Makes the refused photo smaller. Does nothing unless there is one. */
  async reduce(): Promise<void> {
    if (this.state.kind !== 'refused' || this.state.photo === null) return;
    const { photo } = this.state;
    this.#work = this.follow(photo.name, 'reduce', this.#reduce.execute(photo), photo);
    await this.#work;
  }

  /** Paints over parts of the picture that was taken. Does nothing unless there is one, and something to cover. */
  async cover(covers: readonly Cover[]): Promise<void> {
    const { file } = this;
    if (file === null || covers.length === 0) return;
    this.#work = this.follow(file.name, 'cover', coverPhoto(this.#photos, file, covers));
    await this.#work;
  }

  /** The picture that was taken, large enough to find something in it; null if there is none, or it cannot be drawn. */
  async large(): Promise<string | null> {
    const { state } = this;
    if (state.kind !== 'taken') return null;
    return (await this.#photos.preview(state.file.bytes, 'large')) ?? state.preview;
  }

  /** Settles once nothing is being checked or made smaller any more. */
  async settled(): Promise<void> {
    while (this.state.kind === 'checking') await this.#work;
  }

  /** Lets go of the file, or of what is being checked. */
  remove(): void {
    this.#latest.begin();
    this.state = { kind: 'empty' };
  }

  private async follow(
    name: string,
    task: UploadTask,
    work: ReturnType<typeof takeFile>,
    picked: PickedFile | null = null,
  ): Promise<void> {
    const isAwaited = this.#latest.begin();
    this.become({ kind: 'checking', name: shownName(name), task });
    const taken = await work;
    const preview =
      taken.ok && taken.value.kind !== 'pdf' ? await this.#photos.preview(taken.value.bytes, 'small') : null;
    if (!isAwaited()) return;
    if (taken.ok) this.become({ kind: 'taken', file: taken.value, preview });
    else this.refuse(taken.fault, shownName(name), taken.fault === 'photo-too-big' ? picked : null);
  }

  private refuse(fault: UploadFault, name: string | null, photo: PickedFile | null): void {
    this.refusals += 1;
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
