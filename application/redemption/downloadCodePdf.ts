import { type Result, done, refused } from '#domain/core/result.ts';
import { checkFile } from '#domain/document/fileCheck.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { parseRedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import type { RedeemLinkApi } from '../ports/redeemLinkApi.ts';
import type { SaveFile } from '../ports/saveFile.ts';

/** Downloads the revealed codes of a redeem link as a PDF and saves it, after checking that it is one. */
export class DownloadCodePdf {
  readonly #api: Pick<RedeemLinkApi, 'pdf'>;
  readonly #files: SaveFile;

  constructor(api: Pick<RedeemLinkApi, 'pdf'>, files: SaveFile) {
    this.#api = api;
    this.#files = files;
  }

  /**
   * `token` is the last part of the page's address, unchecked; `name` is that of the saved file, without extension.
   * Refuses with `link-unknown`, without a call if it cannot be a token; with `file-unusable` if what came is no PDF
   * or larger than 20 MB; and with all that `RedeemLinkApi.pdf` refuses with.
   */
  async execute(token: string, name: string): Promise<Result<null, Problem>> {
    const parsed = parseRedeemLinkToken(token);
    if (!parsed) return refused({ kind: 'link-unknown' });
    const answer = await this.#api.pdf(parsed);
    if (!answer.ok) return answer;
    const file = checkFile('pdf', answer.value);
    if (!file.ok) return refused({ kind: 'file-unusable' });
    this.#files.save(file.value, name);
    return done(null);
  }
}
