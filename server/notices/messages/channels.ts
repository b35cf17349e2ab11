import type { Settings } from '../../settings/index.ts';

/** A message on its way out. */
export interface Outgoing {
  /** Identifies it: repeated after a lost answer it has the same. */
  id: string;
  title: string;
  content: string;
  receiver: string;
}

/** Sends a message. @returns what the other side said. @throws SendFailure. */
export type Channel = (message: Outgoing) => Promise<string>;

/** A message could not be sent; `final` where trying again is of no use. */
export class SendFailure extends Error {
  readonly final: boolean;

  constructor(message: string, { final = false, cause }: { final?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.name = 'SendFailure';
    this.final = final;
  }
}

export type ChannelSettings = Pick<Settings, 'smsGateway' | 'smsToken' | 'smtpUrl' | 'mailFrom'>;

const wait = 10_000;

/** Sends by the gateway for short messages: `POST { id, phone, content, purpose: "message" }`. */
export function smsChannel({ smsGateway, smsToken }: ChannelSettings): Channel | undefined {
  if (smsGateway === undefined) return undefined;
  const headers = { 'content-type': 'application/json', ...(smsToken && { authorization: `Bearer ${smsToken}` }) };
  return async ({ id, receiver, content }) => {
    const body = JSON.stringify({ id, phone: receiver, content, purpose: 'message' });
    const request = { method: 'POST', headers, body, redirect: 'error', signal: AbortSignal.timeout(wait) } as const;
    const answer = await fetch(smsGateway, request).catch((cause: unknown) => {
      throw new SendFailure('短信网关没有回答', { cause });
    });
    const said = (await answer.text().catch(() => '')).slice(0, 200);
    if (answer.ok) return said;
    const isPassing = answer.status >= 500 || answer.status === 408 || answer.status === 429;
    throw new SendFailure(`短信网关拒绝：${answer.status} ${said}`, { final: !isPassing });
  };
}
