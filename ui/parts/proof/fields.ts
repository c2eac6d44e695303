/** Id of the captcha, or of the notice that neither it nor a question can be loaded. */
export const CAPTCHA_FIELD = 'captcha';
export const ANSWER_FIELD = 'security-answer';
