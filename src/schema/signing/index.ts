/** Request signing, shared by the client that signs and the server that checks. */
export { mustBeSigned } from './signed-paths.ts';
export { type SignedRequest, signedBody, signedText } from './signed-text.ts';
