import { observer } from 'mobx-react-lite';
import type { Problem } from '#domain/problem/problem.ts';
import { ownAddress } from '#domain/site/ownAddress.ts';
import type { VoucherCode } from '#domain/voucher/voucherCode.ts';
import { ExternalLink } from '../kit/ExternalLink.tsx';
import { useServices } from '../services.ts';
import { useWords } from '../words.ts';

/** The way to the site where this code belongs, if it is one of ours (design 7.9). */
export const RightSite = observer(function RightSite({
  problem,
  code,
}: {
  problem: Problem;
  code: VoucherCode;
}) {
  const { sites } = useServices();
  const { t } = useWords();
  const address = problem.redirectUrl === undefined ? null : ownAddress(problem.redirectUrl, code, sites);
  if (problem.kind !== 'wrong-category' || address === null) return null;
  return (
    <ExternalLink href={address.href} look="primary">
      {t('next.go-to-site', { brand: address.brand })}
    </ExternalLink>
  );
});
