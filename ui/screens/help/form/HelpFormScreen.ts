import { makeAutoObservable, observableRef } from 'mobx';
import type { KeepSupportRequest } from '#application/help/keepSupportRequest.ts';
import type { SendSupportRequest } from '#application/help/sendSupportRequest.ts';
import type { ReadKept } from '#application/kept/kept.ts';
import type { Uploads } from '#application/upload/uploads.ts';
import type { HelpTopic } from '#domain/help/helpTopic.ts';
import { ticketAbout } from '#domain/help/keptTicket.ts';
import {
  type FileStanding,
  type SupportDraft,
  type SupportFaults,
  type SupportTicket,
  requestOf,
  supportFaults,
} from '#domain/help/supportRequest.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { CodeReader } from '#domain/voucher/codeReader.ts';
import { offeredCodes } from '#domain/voucher/codeReading.ts';
import type { VoucherCode } from '#domain/voucher/voucherCode.ts';
import { FormModel } from '../../../parts/form/FormModel.ts';
import { UploadModel } from '../../../parts/upload/UploadModel.ts';
import { LatestRequest } from '../../../session/LatestRequest.ts';

export type HelpFormState =
  | { readonly kind: 'writing' }
  /** `part`: progress of the upload from 0 to 1. */
  | { readonly kind: 'sending'; readonly part: number }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'refused'; readonly problem: Problem }
  /** `isNews`: sent just now, not before the page was loaded. */
  | { readonly kind: 'sent'; readonly ticket: SupportTicket; readonly isNews: boolean };

interface HelpFormDeps {
  readonly topic: HelpTopic;
  readonly send: SendSupportRequest;
  readonly keep: KeepSupportRequest;
  readonly kept: ReadKept<'helpTicket'>;
  /** Initial values: the user's draft, else what is known of the user and the problem. */
  readonly known: SupportDraft;
  /** The operator's code of the problem that led here; null without one. */
  readonly errorCode: string | null;
  readonly uploads: Uploads;
  readonly reader: CodeReader;
  /** Counts characters as users see them. */
  readonly lengthOf: (text: string) => number;
}

/** View model of the form of one topic. The fields keep their values until a request was sent. */
export class HelpFormScreen {
  state: HelpFormState;
  readonly form: FormModel<SupportDraft, SupportFaults>;
  /** True once the user began another request: the pressed button is unmounted, so the heading takes the focus. */
  isAnother = false;
  /** A photo of the card or the problem; `receipt` is a photo of the receipt. */
  readonly photo: UploadModel;
  readonly receipt: UploadModel;
  /** The operator's code of the problem that led here; null without one, or for another request. */
  errorCode: string | null;
  /** Counts refusals; each change moves the focus to the reason. */
  refusals = 0;
  readonly #deps: HelpFormDeps;
  readonly #latest = new LatestRequest();
  #cancel = () => {};

  constructor(deps: HelpFormDeps) {
    this.#deps = deps;
    const { topic, keep, known, uploads } = deps;
    const ticket = ticketAbout(deps.kept.read('helpTicket'), topic);
    this.state = ticket === null ? { kind: 'writing' } : { kind: 'sent', ticket, isNews: false };
    this.errorCode = deps.errorCode;
    this.photo = new UploadModel(uploads);
    this.receipt = new UploadModel(uploads);
    this.form = new FormModel<SupportDraft, SupportFaults>(
      known,
      (draft) =>
        supportFaults(topic, draft, {
          lengthOf: deps.lengthOf,
          read: deps.reader.read,
          photo: standingOf(this.photo),
          receipt: standingOf(this.receipt),
        }),
      (draft) => keep.execute(draft),
    );
    makeAutoObservable(
      this,
      { form: false, photo: false, receipt: false, state: observableRef },
      { autoBind: true },
    );
  }

  /** Accepts answers. Returns the cleanup function, which drops late answers. */
  start(): () => void {
    return this.#latest.enter();
  }

  get busy(): boolean {
    return this.state.kind === 'sending';
  }

  /** The codes of a longer text in the voucher's field, for the user to take one. */
  get offered(): readonly VoucherCode[] {
    return offeredCodes(this.#deps.reader.read(this.form.draft.voucher));
  }

  get hasFiles(): boolean {
    return this.photo.file !== null || this.receipt.file !== null;
  }

  /** Length of the message in characters as users see them. */
  get messageLength(): number {
    return this.#deps.lengthOf(this.form.draft.message.trim());
  }

  /** Validates the form and sends it. Does nothing while a call is in flight. */
  async submit(): Promise<void> {
    if (this.busy) return;
    const { topic, send, reader } = this.#deps;
    const request = requestOf(topic, this.form.draft, { errorCode: this.errorCode, read: reader.read });
    if (!this.form.submit() || request === null) return;
    this.become({ kind: 'sending', part: 0 });
    const isAwaited = this.#latest.begin();
    const files = [this.photo.file, this.receipt.file].filter((file) => file !== null);
    const sending = send.execute(request, files, (part) => this.moveOn(part));
    this.#cancel = sending.cancel;
    const answer = await sending.answer;
    if (!isAwaited()) return;
    if (answer.ok) this.become({ kind: 'sent', ticket: answer.value, isNews: true });
    else this.become({ kind: 'refused', problem: answer.fault });
  }

  /** Aborts the request. All input and files stay. */
  cancel(): void {
    if (!this.busy) return;
    this.#latest.begin();
    this.#cancel();
    this.become({ kind: 'cancelled' });
  }

  /** Begins another request. If one was sent just now, only the email address stays; else all known values do. */
  writeAnother(): void {
    const isSentHere = this.state.kind === 'sent' && this.state.isNews;
    this.#deps.keep.beginAnother();
    this.isAnother = true;
    this.form.clearErrors();
    this.photo.remove();
    this.receipt.remove();
    if (isSentHere) {
      this.errorCode = null;
      this.form.change({ orderNumber: '', voucher: '', message: '' });
    }
    this.become({ kind: 'writing' });
  }

  private moveOn(part: number): void {
    if (this.busy) this.become({ kind: 'sending', part });
  }

  private become(state: HelpFormState): void {
    if (state.kind === 'refused') this.refusals += 1;
    this.state = state;
  }
}

function standingOf({ state }: UploadModel): FileStanding {
  if (state.kind === 'empty') return 'none';
  return state.kind === 'taken' ? 'taken' : 'unsettled';
}
