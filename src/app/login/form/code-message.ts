import { reasonOf, type Envelope } from '../../../data-sources/jeecg/index.ts';
import { say } from '../../../locale/index.ts';

/**
 * Returns the message after a code was requested: the server's own one if it is about the code, otherwise that the code
 * was sent.
 */
export function codeMessage(answer: Envelope): string {
  const isTold = reasonOf(answer) !== undefined || answer.message.includes('验证码');
  return isTold ? answer.message : say('验证码已发送，10 分钟内有效。');
}
