import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../kit/Button.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';
import { useFocusOn } from '../../../kit/useFocusOn.ts';
import { useArea } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { SHOPS } from '../services.ts';
import styles from './RememberButton.module.scss';
import { useMemory } from './useMemory.ts';

interface RememberButtonProps {
  id: string;
  name: string;
}

/**
 * The button that marks a shop as a favourite on this device. The first click asks for permission to remember shops.
 * With permission, viewing a shop counts as "seen".
 */
export const RememberButton = observer(function RememberButton({ id, name }: RememberButtonProps) {
  const { t } = useText();
  const { shops, remember } = useMemory();
  const [isAsking, setAsking] = useState(false);
  const heart = useRef<HTMLButtonElement>(null);
  const isAllowed = shops !== null;
  const isFavourite = shops?.favourites.includes(id) ?? false;
  useRecordSeen(id, isAllowed);
  const press = () => {
    if (isAllowed) remember({ kind: 'favourite-pressed', id });
    else setAsking(!isAsking);
  };
  const answer = (isYes: boolean) => {
    setAsking(false);
    if (isYes) {
      remember({ kind: 'allowed' });
      remember({ kind: 'favourite-pressed', id });
    }
    heart.current?.focus(); // the pressed button is unmounted
  };
  return (
    <div className={styles.remember}>
      <button
        ref={heart}
        type="button"
        className={styles.heart}
        aria-label={t('shop.remember.markNamed', { shop: name })}
        aria-pressed={isFavourite}
        onClick={press}
      >
        <Icon name={LATER_ICONS.heart} />
        {t('shop.remember.mark')}
      </button>
      {isAsking && !isAllowed && <Question onAnswer={answer} />}
    </div>
  );
});

/** Each view of the shop's page counts, once permitted. */
function useRecordSeen(id: string, isAllowed: boolean): void {
  const { rememberShops } = useArea(SHOPS);
  useEffect(() => {
    if (isAllowed) rememberShops.execute({ kind: 'seen', id });
  }, [id, isAllowed, rememberShops]);
}

/** Asks for the permission, inline below the button instead of a blocking dialog. */
const Question = observer(function Question({ onAnswer }: { onAnswer: (isYes: boolean) => void }) {
  const { t } = useText();
  const words = useId();
  // The box takes the focus, not a button, so that it scrolls into the viewport as a whole.
  const question = useFocusOn<HTMLDivElement>(true);
  return (
    <div ref={question} role="group" aria-labelledby={words} tabIndex={-1} className={styles.question}>
      <p id={words}>{t('shop.remember.question')}</p>
      <div className={styles.answers}>
        <Button onClick={() => onAnswer(true)}>{t('shop.remember.allow')}</Button>
        <Button kind="secondary" onClick={() => onAnswer(false)}>
          {t('shop.remember.notNow')}
        </Button>
      </div>
    </div>
  );
});
