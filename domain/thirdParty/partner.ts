import type { LocalPath } from '../link/localPath.ts';
import type { SafeHref } from '../link/safeHref.ts';

/** Sends users here with a voucher (`/tpr/:ident`). */
export interface Partner {
  readonly name: string;
  readonly logo: LocalPath | null;
  readonly returnUrl: SafeHref | null;
}
