import { type Result, done, refused } from '#domain/core/result.ts';
import { checkFile } from '#domain/document/fileCheck.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { parseRedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import type { RedeemLinkDesk } from '../ports/redeemLinkDesk.ts';
import type { SaveFile } from '../ports/saveFile.ts';

/** Downloads the revealed codes of a redeem link as a PDF and saves it, after checking that it is one. */
export class DownloadCodePdf {
  readonly #desk: Pick<RedeemLinkDesk, 'pdf'>;
  readonly #files: SaveFile;

  constructor(desk: Pick<RedeemLinkDesk, 'pdf'>, files: SaveFile) {
    this.#desk = desk;
    this.#files = files;
  }

  /**
   * `token` is the last part of the page's address, unchecked; `name` is that of the saved file, without extension.
   * Refuses with `link-unknown`, without a call if it cannot be a token; with `file-unusable` if what came is no PDF
   * or larger than 20 MB; and with all that `RedeemLinkDesk.pdf` refuses with.
   */
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
