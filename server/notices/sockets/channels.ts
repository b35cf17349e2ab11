export interface Listener {
  send(text: string): void;
}

export interface Message {
  channels: readonly string[];
  text: string;
}

export class Hub {
  readonly #channels = new Map<string, Set<Listener>>();

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

  deliver({ channels, text }: Message): void {
    const members = new Set(channels.flatMap((channel) => [...(this.#channels.get(channel) ?? [])]));
    for (const member of members) member.send(text);
  }

  size(channel: string): number {
    return this.#channels.get(channel)?.size ?? 0;
  }
}

export const channels = {
  everybody: 'everybody',
  tenant: (id: number) => `tenant:${id}`,
  user: (id: string) => `user:${id}`,
  page: (tenantId: number, page: string) => `page:${tenantId}:${page}`,
};
