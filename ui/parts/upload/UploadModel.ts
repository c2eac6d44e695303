import { makeAutoObservable, observableRef } from 'mobx';
import type { Photos } from '#application/ports/photos.ts';
import { ReducePhoto } from '#application/upload/reducePhoto.ts';
import { type PickedFile, type TakenFile, takeFile } from '#application/upload/takeFile.ts';
import { shownName } from '#domain/upload/shownName.ts';
import type { UploadFault } from '#domain/upload/uploadCheck.ts';
import { Latest } from '../../session/Latest.ts';

/** What became of the file that was picked last. */
export type UploadState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'checking'; readonly name: string; readonly task: 'look' | 'reduce' }
  /** `photo`: what can be made smaller; null if that would not help. */
  | {
      readonly kind: 'refused';
      readonly name: string | null;
      readonly fault: UploadFault;
      readonly photo: PickedFile | null;
    }
  /** `preview`: the picture, small; null for a PDF and for what cannot be drawn. */
  | { readonly kind: 'taken'; readonly file: TakenFile; readonly preview: string | null };

/** One file to be uploaded: picked, checked, made smaller, replaced, removed. Sends nothing (specification 5). */
export class UploadModel {
  state: UploadState = { kind: 'empty' };
  /** How often a file was refused; each time the reason is told. */
  refusals = 0;
  readonly #photos: Photos;
  readonly #reduce: ReducePhoto;
  readonly #latest = new Latest();
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
      this.#latest.ask();
      this.refuse('several', null, null);
      return;
    }
    const picked = pickedFile(file);
    this.#work = this.follow(picked, 'look', takeFile(picked));
    await this.#work;
  }

  /** Makes the refused photo smaller. Does nothing unless there is one. */
  async reduce(): Promise<void> {
    if (this.state.kind !== 'refused' || this.state.photo === null) return;
    const { photo } = this.state;
    this.#work = this.follow(photo, 'reduce', this.#reduce.execute(photo));
    await this.#work;
  }

  /** Settles once nothing is being checked or made smaller any more. */
  async settled(): Promise<void> {
    while (this.state.kind === 'checking') await this.#work;
  }

  /** Lets go of the file, or of what is being checked. */
  remove(): void {
    this.#latest.ask();
    this.state = { kind: 'empty' };
  }

  private async follow(
    picked: PickedFile,
    task: 'look' | 'reduce',
    work: ReturnType<typeof takeFile>,
  ): Promise<void> {
    const isAwaited = this.#latest.ask();
    this.become({ kind: 'checking', name: shownName(picked.name), task });
    const taken = await work;
    const preview =
      taken.ok && taken.value.kind !== 'pdf' ? await this.#photos.preview(taken.value.bytes) : null;
    if (!isAwaited()) return;
    if (taken.ok) this.become({ kind: 'taken', file: taken.value, preview });
    else this.refuse(taken.fault, shownName(picked.name), taken.fault === 'photo-too-big' ? picked : null);
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
