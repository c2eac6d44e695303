import type { AnswerRule } from './answerRule.ts';

export const noCookies: AnswerRule = {
  id: 'cookies',
  title: 'No answer sets a cookie: what a call may do, it says itself',
  contract: '- Calls come from pages of the same origin: no answer sets a cookie, and none has an',
  judge: ({ headers }) => (headers.has('Set-Cookie') ? ['The answer sets a cookie.'] : []),
};

export const closedToOthers: AnswerRule = {
  id: 'cors',
  title: 'No answer may be read by pages of other origins',
  contract: '- Calls come from pages of the same origin: no answer sets a cookie, and none has an',
  judge({ headers, origin }) {
    const allowed = headers.get('Access-Control-Allow-Origin');
    if (allowed === null || allowed === origin) return [];
    return [
      allowed === '*'
        ? 'Access-Control-Allow-Origin is *: any page may read the answer.'
        : 'Access-Control-Allow-Origin names another origin than the site.',
    ];
  },
};
