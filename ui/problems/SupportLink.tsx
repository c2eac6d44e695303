import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import { type HelpTopic, helpPath } from '#domain/help/helpTopic.ts';
import { type Hint, NO_HINT } from '#application/help/helpContext.ts';
import type { ButtonKind } from '../kit/Button.tsx';
import { ButtonLink } from '../kit/ButtonLink.tsx';
import { useServices } from '../session/services.ts';
import { useText } from '../session/text.ts';
import { HELP_PAGES } from './helpPages.ts';

interface SupportLinkProps {
  topic?: HelpTopic;
  /** Context that may help to answer. A code in it stays in memory. */
  hint?: Partial<Hint>;
  /** Replaces the usual label, and makes the link quiet. */
  children?: string;
  kind?: ButtonKind;
}

/** Draws nothing on the help page itself. */
export const SupportLink = observer(function SupportLink({
  topic,
  hint = NO_HINT,
  children,
  kind = children ? 'quiet' : 'secondary',
}: SupportLinkProps) {
  const { shared } = useServices();
  const { t } = useText();
  const giveHint = () => void shared().then(({ helpContext }) => helpContext.give(hint));
  if (HELP_PAGES.test(useLocation().pathname)) return null;
  return (
    <ButtonLink to={helpPath(topic)} kind={kind} onClick={giveHint}>
      {children ?? t('common.support')}
    </ButtonLink>
  );
});
