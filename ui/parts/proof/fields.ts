/** Where the captcha stands, or the word that neither it nor a question can be had: for the links of a summary. */
export const CAPTCHA_FIELD = 'captcha';
/** The field for the answer to the security question. */
export const ANSWER_FIELD = 'security-answer';
