import type { LocalPath } from '../link/localPath.ts';
import type { SafeHref } from '../link/safeHref.ts';

/** Somebody who sends people here with a voucher, and to whom they return (`/tpr/:ident`). */
export interface Partner {
  /** Never empty. */
  readonly name: string;
  readonly logo: LocalPath | null;
  /** Https only: where the way back leads. */
  readonly returnUrl: SafeHref | null;
}
