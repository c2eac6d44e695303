import { observer } from 'mobx-react-lite';
import type { RevealedCode } from '#domain/redemption/redeemLink.ts';
import { Notice } from '../../../kit/Notice.tsx';
import { SupportLink } from '../../../problems/SupportLink.tsx';
import { useLoggedProblem } from '../../../problems/useLoggedProblem.ts';
import { useText } from '../../../session/text.ts';

/** How many of the revealed codes cannot be shown, and where to get them. The operator hears of it, too. */
export const UnreadableCodes = observer(function UnreadableCodes({ revealed }: { revealed: RevealedCode }) {
  const { t } = useText();
  const { codes, unreadable: count } = revealed;
  useLoggedProblem(count > 0 ? 'unreadable-answer' : null);
  if (count === 0) return null;
  const isAll = codes.length === 0;
  return (
    <Notice kind={isAll ? 'error' : 'warning'} word={t(isAll ? 'kind.error' : 'kind.warning')} live>
      <p>
        {isAll
          ? t('codePage.noneReadable', { count })
          : t('codePage.someUnreadable', { count, total: codes.length + count })}
      </p>
      <SupportLink topic="other" />
    </Notice>
  );
});
