import type { AnswerRule } from './answerRule.ts';

export const shape: AnswerRule = {
  id: 'shape',
  title: 'Status, content type, headers and body are as the operation declares them',
  contract: '',
  judge({ operation, status, headers, bytes }, contract) {
    const text = new TextDecoder().decode(bytes);
    return contract
      .judge(operation, { status, headers, text })
      .map(({ at, says }) => `${placeIn(at)}${says}`);
  },
};

/** Without the names in the pointer, which may be the backend's own. */
function placeIn(pointer: string): string {
  return pointer === '' ? '' : `${pointer.replaceAll(/\/\d+/g, '/…')} `;
}
