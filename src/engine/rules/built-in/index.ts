import { alphanumeric } from './alphanumeric.ts';
import { bankCard } from './bank-card.ts';
import { certificateNumber } from './certificate-number.ts';
import { cron } from './cron.ts';
import { digitsAndLines } from './digits-and-lines.ts';
import { email } from './email.ts';
import { english } from './english.ts';
import { identityCard } from './identity-card.ts';
import { mobile } from './mobile.ts';
import { naturalNumber } from './natural-number.ts';
import { plainName } from './plain-name.ts';
import { qq } from './qq.ts';
import { shortText } from './short-text.ts';
import { telephone } from './telephone.ts';
import { username } from './username.ts';
import { webAddress } from './web-address.ts';
import type { BuiltInRule } from './rule.ts';

export type { BuiltInRule } from './rule.ts';

/** The rules that `x-rules` may name without a rules document. */
export const builtInRules: ReadonlyMap<string, BuiltInRule> = new Map<string, BuiltInRule>([
  ['mobile', mobile],
  ['username', username],
  ['email', email],
  ['natural-number', naturalNumber],
  ['english', english],
  ['telephone', telephone],
  ['bank-card', bankCard],
  ['certificate-number', certificateNumber],
  ['identity-card', identityCard],
  ['qq', qq],
  ['web-address', webAddress],
  ['alphanumeric', alphanumeric],
  ['plain-name', plainName],
  ['digits-and-lines', digitsAndLines],
  ['short-text', shortText],
  ['cron', cron],
]);
