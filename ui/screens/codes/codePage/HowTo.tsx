import { observer } from 'mobx-react-lite';
import type { RevealedCode } from '#domain/redemption/redeemLink.ts';
import { useText } from '../../../session/text.ts';
import styles from './CodePageView.module.scss';

/** The shop's instructions for its code, and a hint if a PIN belongs to it; renders nothing without either. */
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
