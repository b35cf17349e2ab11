import type { WaysIn } from '../../session/index.ts';

/** Chat apps whose browser says who it is, and what they are called at `/sys/thirdLogin`. */
const chats: readonly (readonly [pattern: RegExp, id: string])[] = [
  [/wxwork/i, 'wechat_enterprise'],
  [/dingtalk/i, 'dingtalk'],
];

/** The third party that a browser is sent to at once: its own chat app where that is set up, else single sign-on. */
export function partyFor(userAgent: string, { providers, sso }: Pick<WaysIn, 'providers' | 'sso'>): string | undefined {
  const chat = chats.find(([pattern]) => pattern.test(userAgent))?.[1];
  return providers.some(({ id }) => id === chat) ? chat : sso;
}
