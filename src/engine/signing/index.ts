/** What of a request is signed, the same for who signs it and who checks it. */
export { mustBeSigned, type SignedRequest, signedBody, signedText } from './signed-text.ts';
