/** Chat apps that their browser names, and their names at `/sys/thirdLogin`. */
const chats: readonly (readonly [pattern: RegExp, id: string])[] = [
  [/wxwork/i, 'wechat_enterprise'],
  [/dingtalk/i, 'dingtalk'],
];

/** The chat app that a browser belongs to, as `/sys/thirdLogin` calls it; undefined for other browsers. */
export function chatOf(userAgent: string): string | undefined {
  return chats.find(([pattern]) => pattern.test(userAgent))?.[1];
}

/** Returns true for the browser of an enterprise chat app. */
export function isChatClient(userAgent: string): boolean {
  return chatOf(userAgent) !== undefined;
}
