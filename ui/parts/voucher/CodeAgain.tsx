import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { isSpending } from '#domain/orders/openOrder.ts';
import { FormLayout } from '../../frame/FormLayout.tsx';
import { useServices } from '../../session/services.ts';
import { useText } from '../../session/text.ts';
import { TitledHeading } from '../page/Page.tsx';
import { CodeForm } from '../codeForm/CodeForm.tsx';
import { PartnerReturn } from './PartnerReturn.tsx';
import { useCodeForm } from '../codeForm/useCodeForm.ts';

/** Asks for the code in place of a step that needs a voucher. `notice` comes first. */
export const CodeAgain = observer(function CodeAgain({ notice }: { notice?: ReactNode }) {
  const { openAnywhere, session } = useServices();
  const { t } = useText();
  const screen = useCodeForm(() => undefined);
  const isAgain = session.state.kind === 'expired';
  // An open order's outcome is requested after the code; until then the text says nothing about the balance.
  const again = isSpending(openAnywhere.value) ? 'entry.again.textOpen' : 'entry.again.text';
  return (
    <FormLayout
      title={
        <TitledHeading
          faultPrefix={screen.form.isFaulty ? t('common.errorPrefix') : undefined}
          title={t(isAgain ? 'entry.again.title' : 'entry.needed.title')}
          lead={t(isAgain ? again : 'entry.needed.text')}
        />
      }
    >
      {notice}
      <CodeForm screen={screen} />
      {/* Users sent by a partner may have no code. */}
      <PartnerReturn />
    </FormLayout>
  );
});
