import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { safeHref } from '#domain/link/safeHref.ts';
import { Button } from '../../../kit/Button.tsx';
import { classes } from '../../../kit/classes.ts';
import { ExternalLink } from '../../../kit/ExternalLink.tsx';
import { Icon, type IconName } from '../../../kit/Icon.tsx';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';
import { SupportPhone } from '../../../problems/SupportPhone.tsx';
import { useArea, useScreen, useServices, useShared } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import flow from '../../../styles/flow.module.scss';
import { ChatScreen } from './ChatScreen.ts';
import { HELP } from '../services.ts';
import styles from './ContactCard.module.scss';

/** Ways to reach customer service besides the form: phone, mail, the site's help pages, chat. */
export const ContactCard = observer(function ContactCard() {
  const { site: store } = useServices();
  const { t } = useText();
  const id = useId();
  const { brand, support } = store.site;
  const mail = safeHref(`mailto:${support.email}`);
  const pages = safeHref(support.url);
  return (
    <section className={classes(flow.stack4, styles.card)} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('help.contact.title')}
      </h2>
      <ul className={styles.ways}>
        {support.phone && (
          <Way icon={LATER_ICONS.phone}>
            <SupportPhone site={store.site} />
          </Way>
        )}
        {mail && (
          <Way icon={LATER_ICONS.mail}>
            <ExternalLink href={mail}>{support.email}</ExternalLink>
          </Way>
        )}
        {pages && (
          <Way icon="globe">
            {/* A new tab, so that the form keeps its input. */}
            <ExternalLink href={pages} newTab notice={t('common.newTab')}>
              {t('help.contact.pages', { brand })}
            </ExternalLink>
          </Way>
        )}
      </ul>
      <ChatCard />
    </section>
  );
});

const Way = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className={styles.way}>
    <Icon name={icon} />
    {children}
  </li>
);

/** The button of the chat, with what opening it means; renders nothing if the site has no chat. */
const ChatCard = observer(function ChatCard() {
  const { openChat } = useArea(HELP);
  const { privacy } = useShared();
  const { t } = useText();
  const screen = useScreen(
    ({ language }) => new ChatScreen({ openChat, privacy, locale: () => language.locale }),
  );
  const { state } = screen;
  if (!screen.isOffered) return null;
  return (
    <div className={classes(flow.stack3, styles.chat)}>
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
