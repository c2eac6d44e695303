import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { FormLayout } from '../frame/FormLayout.tsx';
import { useServices } from '../services.ts';
import { useWords } from '../words.ts';
import { TitledHeading } from './Page.tsx';
import { CodeForm } from './redeem/CodeForm.tsx';
import { PartnerReturn } from './thirdParty/PartnerReturn.tsx';
import { useCodeForm } from './redeem/useCodeForm.ts';

/**
 * A step that needs a voucher. Where there is none, or it ran out on the way, the code is asked for right here
 * and the step goes on where it was (design 7.3).
 */
export const WithVoucher = observer(function WithVoucher({
  children,
}: {
  children: (voucher: Voucher) => ReactNode;
}) {
  const { session } = useServices();
  return session.voucher ? children(session.voucher) : <CodeAgain />;
});

const CodeAgain = observer(function CodeAgain() {
  const { session } = useServices();
  const { t } = useWords();
  const screen = useCodeForm(() => undefined);
  const words = session.state.kind === 'expired' ? 'again' : 'needed';
  return (
    <FormLayout title={<TitledHeading title={t(`entry.${words}.title`)} lead={t(`entry.${words}.text`)} />}>
      <CodeForm screen={screen} />
      {/* Whom a partner sent may have no code to type. */}
      <PartnerReturn />
    </FormLayout>
  );
});
