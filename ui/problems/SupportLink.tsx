import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import { type HelpTopic, helpPath } from '#domain/help/helpTopic.ts';
import { type Hint, NO_HINT } from '#application/help/helpContext.ts';
import { ButtonLink } from '../kit/ButtonLink.tsx';
import { Link } from '../kit/Link.tsx';
import { useServices } from '../session/services.ts';
import { useText } from '../session/text.ts';
import styles from './NextStep.module.scss';
import { HELP_PAGES } from './helpPages.ts';

interface SupportLinkProps {
  topic?: HelpTopic;
  /** Context that may help to answer. A code in it stays in memory. */
  hint?: Partial<Hint>;
  /** Replaces the usual label, and makes the link quiet. */
  children?: string;
  /** A link of a list, not a button. */
  isText?: boolean;
}

/** Draws nothing on the help page itself. */
export const SupportLink = observer(function SupportLink({
  topic,
  hint = NO_HINT,
  children,
  isText = false,
}: SupportLinkProps) {
  const { shared } = useServices();
  const { t } = useText();
  const giveHint = () => void shared().then(({ helpContext }) => helpContext.give(hint));
  if (HELP_PAGES.test(useLocation().pathname)) return null;
  if (isText) {
    return (
      <Link to={helpPath(topic)} className={styles.quiet} onClick={giveHint}>
        {t('common.support')}
      </Link>
    );
  }
  return (
    <ButtonLink to={helpPath(topic)} kind={children ? 'quiet' : 'secondary'} onClick={giveHint}>
      {children ?? t('common.support')}
    </ButtonLink>
  );
});
