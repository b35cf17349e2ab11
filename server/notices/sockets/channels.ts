/** A receiver of texts. */
export interface Listener {
  send(text: string): void;
}

/** A text for all listeners of these channels. */
export interface Message {
  channels: readonly string[];
  text: string;
}

/** The listeners of this process, by channel. */
export class Hub {
  readonly #channels = new Map<string, Set<Listener>>();

  /** @returns the function that leaves the channels again. */
  join(listener: Listener, channels: readonly string[]): () => void {
    for (const channel of channels)
      this.#channels.set(channel, (this.#channels.get(channel) ?? new Set()).add(listener));
    return () => {
      for (const channel of channels) {
        const members = this.#channels.get(channel);
        members?.delete(listener);
        if (members?.size === 0) this.#channels.delete(channel);
      }
    };
  }

  /** Sends a text once to each listener, whichever of the channels it is in. */
  deliver({ channels, text }: Message): void {
    const members = new Set(channels.flatMap((channel) => [...(this.#channels.get(channel) ?? [])]));
    for (const member of members) member.send(text);
  }

  /** How many listen in a channel. */
  size(channel: string): number {
    return this.#channels.get(channel)?.size ?? 0;
  }
}

/** Names of channels. Tenants never share one. */
export const channels = {
  everybody: 'everybody',
  tenant: (id: number) => `tenant:${id}`,
  user: (id: string) => `user:${id}`,
  page: (tenantId: number, page: string) => `page:${tenantId}:${page}`,
};
