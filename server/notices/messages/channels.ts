import type { Settings } from '../../settings/index.ts';

export interface Outgoing {
  /** Identifies the message: a repetition after a lost answer has the same id. */
  id: string;
  title: string;
  content: string;
  receiver: string;
}

/**
 * Sends a message and returns the answer of the other side.
 * @throws SendFailure.
 */
export type Channel = (message: Outgoing) => Promise<string>;

/** An error of a message that could not be sent; `final`: a retry is useless. */
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

export function smsChannel({ smsGateway, smsToken }: ChannelSettings): Channel | undefined {
  if (smsGateway === undefined) return undefined;
  const headers = { 'content-type': 'application/json', ...(smsToken && { authorization: `Bearer ${smsToken}` }) };
  return async ({ id, receiver, content }) => {
    const body = JSON.stringify({ id, phone: receiver, content, purpose: 'message' });
    const request = { method: 'POST', headers, body, redirect: 'error', signal: AbortSignal.timeout(wait) } as const;
    const answer = await fetch(smsGateway, request).catch((cause: unknown) => {
      throw new SendFailure('短信网关没有回答', { cause });
    });
    const reason = (await answer.text().catch(() => '')).slice(0, 200);
    if (answer.ok) return reason;
    const isPassing = answer.status >= 500 || answer.status === 408 || answer.status === 429;
    throw new SendFailure(`短信网关拒绝：${answer.status} ${reason}`, { final: !isPassing });
  };
}
