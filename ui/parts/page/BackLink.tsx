import { observer } from 'mobx-react-lite';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { LATER_ICONS } from '../../kit/laterIcons.ts';
import { useText } from '../../session/text.ts';

interface BackLinkProps {
  to: string;
  /** Default: "Back". */
  label?: string | undefined;
}

/** The link above a page's title to the page before. */
export const BackLink = observer(function BackLink({ to, label }: BackLinkProps) {
  const { t } = useText();
  return (
    <ButtonLink to={to} kind="quiet" icon={LATER_ICONS.arrowLeft}>
      {label ?? t('common.back')}
    </ButtonLink>
  );
});
