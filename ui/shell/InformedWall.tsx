import { VoucherFacts, type VoucherFactsProps } from '../screens/entry/codeEntry/VoucherFacts.tsx';
import { ShopsView } from '../screens/shops/wall/ShopsView.tsx';

/** The wall's page below the facts of the voucher just entered. One part, so that the facts do not move the wall. */
export function InformedWall(props: VoucherFactsProps) {
  return (
    <>
      <VoucherFacts {...props} />
      <ShopsView />
    </>
  );
}
