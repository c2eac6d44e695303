import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode } from 'react';
import { isSpending } from '#domain/orders/note.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { FormLayout } from '../../frame/FormLayout.tsx';
import { useServices } from '../../session/services.ts';
import { useWords } from '../../session/words.ts';
import { TitledHeading } from '../page/Page.tsx';
import { CodeForm } from '../codeForm/CodeForm.tsx';
import { PartnerReturn } from './PartnerReturn.tsx';
import { useCodeForm } from '../codeForm/useCodeForm.ts';

/**
 * Draws a step that needs a voucher. Without one, or if its session ended on the way, the code is asked for right here,
 * and then the step goes on where it was (design 7.3).
 */
export const WithVoucher = observer(function WithVoucher({
  children,
}: {
  children: (voucher: Voucher) => ReactNode;
}) {
  const { session } = useServices();
  return session.voucher ? (
    <Fragment key={session.mark}>{children(session.voucher)}</Fragment>
  ) : (
    <CodeAgain />
  );
});

const CodeAgain = observer(function CodeAgain() {
  const { openOrders, session } = useServices();
  const { t } = useWords();
  const screen = useCodeForm(() => undefined);
  const isAgain = session.state.kind === 'expired';
  // Once the code is entered, the outcome of an open order is asked for; until then nothing is said about the balance.
  const again = isSpending(openOrders.value) ? 'entry.again.textOpen' : 'entry.again.text';
  return (
    <FormLayout
      title={
        <TitledHeading
          title={t(isAgain ? 'entry.again.title' : 'entry.needed.title')}
          lead={t(isAgain ? again : 'entry.needed.text')}
        />
      }
    >
      <CodeForm screen={screen} />
      {/* People sent by a partner may have no code to type. */}
      <PartnerReturn />
    </FormLayout>
  );
});
