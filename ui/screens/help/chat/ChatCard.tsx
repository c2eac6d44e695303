import { observer } from 'mobx-react-lite';
import { Button } from '../../../kit/Button.tsx';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';
import { useArea, useScreen, useShared } from '../../../session/services.ts';
import { useWords } from '../../../session/words.ts';
import { HELP } from '../services.ts';
import styles from './ChatCard.module.scss';
import { ChatScreen } from './ChatScreen.ts';

/** The way into the chat, with what opening it means; nothing where the site has none. */
export const ChatCard = observer(function ChatCard() {
  const { openChat } = useArea(HELP);
  const { privacy } = useShared();
  const { t } = useWords();
  const screen = useScreen(
    ({ language }) => new ChatScreen({ openChat, privacy, locale: () => language.locale }),
  );
  const { state } = screen;
  if (!screen.isOffered) return null;
  return (
    <div className={styles.chat}>
      <p className={styles.text}>{t('help.chat.text')}</p>
      <div role="status" className={styles.status}>
        {state === 'needs-consent' && <p>{t('help.chat.needs-consent')}</p>}
        {state === 'ready' && <p>{t('help.chat.ready')}</p>}
        {state === 'unavailable' && <p>{t('help.chat.unavailable')}</p>}
      </div>
      {state === 'needs-consent' ? (
        <Button kind="secondary" onClick={() => void screen.askConsent()}>
          {t('help.chat.consent')}
        </Button>
      ) : (
        <Button
          kind="secondary"
          icon={LATER_ICONS.chat}
          busy={state === 'opening'}
          busyText={t('help.chat.busy')}
          onClick={() => void screen.open()}
        >
          {t('help.chat.open')}
        </Button>
      )}
    </div>
  );
});
