/** The vendor's code, in a chunk of its own: it is fetched when a captcha is drawn, and not before. */
export { FriendlyCaptchaSDK } from '@friendlycaptcha/sdk';
