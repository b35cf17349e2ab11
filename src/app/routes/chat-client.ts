const chats: readonly (readonly [pattern: RegExp, id: string])[] = [
  [/wxwork/i, 'wechat_enterprise'],
  [/dingtalk/i, 'dingtalk'],
];

/** Returns the chat app that a browser belongs to, as its id at `/sys/thirdLogin`, or undefined for other browsers. */
export function chatOf(userAgent: string): string | undefined {
  return chats.find(([pattern]) => pattern.test(userAgent))?.[1];
}

/** Returns true for the browser of an enterprise chat app. */
export function isChatClient(userAgent: string): boolean {
  return chatOf(userAgent) !== undefined;
}
