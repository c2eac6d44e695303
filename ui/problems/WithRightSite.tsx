import { type ReactNode, Suspense, use } from 'react';
import type { Problem } from '#domain/problem/problem.ts';
import { type RedeemAddress, redeemAddress } from '#domain/site/redeemAddress.ts';
import type { VoucherCode } from '#domain/voucher/voucherCode.ts';
import { useServices } from '../session/services.ts';

interface WithRightSiteProps {
  problem: Problem;
  code: VoucherCode | undefined;
  /** Gets where the code or card works instead. */
  children: (rightSite: RedeemAddress | null) => ReactNode;
}

/** Suspends until all our sites are known, so that the link to the right one does not come later than the rest. */
export function WithRightSite(props: WithRightSiteProps) {
  if (!('redirectUrl' in props.problem)) return <>{props.children(null)}</>;
  return (
    <Suspense fallback={null}>
      <Among {...props} />
    </Suspense>
  );
}

function Among({ problem, code, children }: WithRightSiteProps) {
  const sites = use(useServices().allSites());
  return <>{children(redeemAddress(problem, code ?? null, sites))}</>;
}
