import { observer } from 'mobx-react-lite';
import type { RevealedCode } from '#domain/redemption/redeemLink.ts';
import { useText } from '../../../session/text.ts';
import styles from './CodePageView.module.scss';

/** How the shop wants its code to be used, and that a PIN goes with it; nothing if there is nothing to say. */
export const HowTo = observer(function HowTo({ revealed }: { revealed: RevealedCode }) {
  const { t } = useText();
  const { codes, instructions } = revealed;
  const hasPin = codes.some(({ pin }) => pin !== null);
  if (instructions.length === 0 && !hasPin) return null;
  return (
    <section data-print="never">
      <h2 className={styles.heading}>{t('merchantCode.howTo')}</h2>
      <ul className={styles.steps}>
        {instructions.map((instruction) => (
          <li key={instruction}>{instruction}</li>
        ))}
        {hasPin && <li>{t('codePage.usePin')}</li>}
      </ul>
    </section>
  );
});
