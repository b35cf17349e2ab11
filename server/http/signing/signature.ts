import { createHash } from 'node:crypto';
import { type SignedRequest, signedText } from '../../../src/engine/signing/index.ts';

/** `X-Sign`: upper-case MD5 of the text and the secret. A check against accidents: whoever has the client has the secret. */
export function signatureOf(request: SignedRequest, secret: string): string {
  return createHash('md5')
    .update(signedText(request) + secret)
    .digest('hex')
    .toUpperCase();
}
