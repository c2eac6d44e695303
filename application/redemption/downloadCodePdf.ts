import { type Result, done, refused } from '#domain/core/result.ts';
import { checkFile } from '#domain/document/fileCheck.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { parseRedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import type { RedeemLinkDesk } from '../ports/redeemLinkDesk.ts';
import type { SaveFile } from '../ports/saveFile.ts';

/** Saves the revealed codes as a PDF, once it is sure that it is one. */
export class DownloadCodePdf {
  readonly #desk: Pick<RedeemLinkDesk, 'pdf'>;
  readonly #files: SaveFile;

  constructor(desk: Pick<RedeemLinkDesk, 'pdf'>, files: SaveFile) {
    this.#desk = desk;
    this.#files = files;
  }

  /** `name` is the file's, without its ending. */
  async execute(token: string, name: string): Promise<Result<null, Problem>> {
    const parsed = parseRedeemLinkToken(token);
    if (!parsed) return refused({ kind: 'link-unknown' });
    const answer = await this.#desk.pdf(parsed);
    if (!answer.ok) return answer;
    const file = checkFile('pdf', answer.value);
    if (!file.ok) return refused({ kind: 'file-unusable' });
    this.#files.save(file.value, name);
    return done(null);
  }
}
