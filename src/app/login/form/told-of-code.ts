import { reasonOf, type Envelope } from '../../../data-sources/jeecg/index.ts';
import { say } from '../../../schema/locale/index.ts';

/** What a person who asked for a code is told: what the server says of it, else that it was sent. */
export function toldOf(answer: Envelope): string {
  const isTold = reasonOf(answer) !== undefined || answer.message.includes('验证码');
  return isTold ? answer.message : say('验证码已发送，10 分钟内有效。');
}
