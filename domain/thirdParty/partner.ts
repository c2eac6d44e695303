import type { LocalPath } from '../link/localPath.ts';
import type { SafeHref } from '../link/safeHref.ts';

/** A partner who sends people here with a voucher, and to whom they go back (`/tpr/:ident`). */
export interface Partner {
  /** Never empty. */
  readonly name: string;
  readonly logo: LocalPath | null;
  /** Where the way back leads, https only; null if there is none. */
  readonly returnUrl: SafeHref | null;
}
