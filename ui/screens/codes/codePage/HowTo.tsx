import { observer } from 'mobx-react-lite';
import type { RevealedCode } from '#domain/redemption/redeemLink.ts';
import { useText } from '../../../session/text.ts';
import styles from './CodePageView.module.scss';

/** The shop's instructions for its code, and a hint if a PIN belongs to it. Paper has a line of its own. */
export const HowTo = observer(function HowTo({ revealed }: { revealed: RevealedCode }) {
  const { t } = useText();
  const { codes, instructions } = revealed;
  const hasPin = codes.some(({ pin }) => pin !== null);
  const steps = hasPin ? [...instructions, t('codePage.usePin')] : instructions;
  const [first] = steps;
  if (first === undefined) return <Keep />;
  return (
    <section className={styles.howTo}>
      <h2 className={styles.heading}>{t('merchantCode.howTo')}</h2>
      {steps.length === 1 ? (
        <p className={styles.step}>{first}</p>
      ) : (
        <ul className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      )}
      <Keep />
    </section>
  );
});

/** The line about the paper itself. */
const Keep = observer(function Keep() {
  const { t } = useText();
  return (
    <p hidden data-print="only" className={styles.keep}>
      {t('codePage.keep')}
    </p>
  );
});
