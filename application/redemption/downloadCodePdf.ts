import { type Result, done, refused } from '#domain/core/result.ts';
import { checkFile } from '#domain/document/fileCheck.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { parseRedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import type { RedeemLinkApi } from '../ports/redeemLinkApi.ts';
import type { SaveFile } from '../ports/saveFile.ts';

export class DownloadCodePdf {
  readonly #api: Pick<RedeemLinkApi, 'pdf'>;
  readonly #files: SaveFile;

  constructor(api: Pick<RedeemLinkApi, 'pdf'>, files: SaveFile) {
    this.#api = api;
    this.#files = files;
  }

  /** `token` is the unchecked last path segment. Refuses with `file-unusable` if it is no PDF or above 20 MB. */
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
