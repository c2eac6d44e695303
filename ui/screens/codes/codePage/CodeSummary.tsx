import { observer } from 'mobx-react-lite';
import type { SealedCode } from '#domain/redemption/redeemLink.ts';
import { useWords } from '../../../session/words.ts';

/** Shop and value, for states without the card that says them. */
export const CodeSummary = observer(function CodeSummary({ sealed }: { sealed: SealedCode }) {
  const { money } = useWords();
  const { shop, valueInCent, currency, quantity } = sealed;
  return (
    <p>
      <strong>{shop.name}</strong>
      <br />
      {quantity > 1 && `${quantity} × `}
      {money({ amountInCent: valueInCent, currency })}
    </p>
  );
});
