import type { Contract, Mismatch } from '../contract/contract.ts';
import type { Exchange } from '../driver/call.ts';
import type { AnswerRule } from './answerRule.ts';

export const shape: AnswerRule = {
  id: 'shape',
  title: 'Status, content type, headers and body are as the operation declares them',
  contract: '',
  judge: (exchange, contract) =>
    mismatchesOf(exchange, contract)
      .filter((mismatch) => !isNoText(mismatch))
      .map(({ at, says, unreadable }) =>
        unreadable === undefined
          ? `${placeIn(at)}${says}`
          : { says, cause: `unreadable ${unreadable}`, spoils: true },
      ),
};

export const identifiers: AnswerRule = {
  id: 'digits-as-text',
  title: 'Numbers that name something, ids, codes and PINs are JSON texts',
  contract:
    'A number that names something, an id, a code or a PIN. A JSON text, even if it consists of digits: a JSON',
  judge: (exchange, contract) =>
    mismatchesOf(exchange, contract)
      .filter(isNoText)
      .map(({ at }) => `${placeIn(at)}is no JSON text.`),
};

function mismatchesOf({ operation, status, headers, bytes }: Exchange, contract: Contract): Mismatch[] {
  return contract.judge(operation, { status, headers, text: new TextDecoder().decode(bytes) });
}

const isNoText = ({ asks }: Mismatch): boolean => asks === '/components/schemas/Identifier/type';

/** Without the names in the pointer, which may be the backend's own. */
function placeIn(pointer: string): string {
  return pointer === '' ? '' : `${pointer.replaceAll(/\/\d+/g, '/…')} `;
}
