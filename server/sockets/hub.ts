/** Something that texts can be sent to. */
export interface Listener {
  send(text: string): void;
}

/** A text for everybody in any of the rooms. */
export interface Message {
  rooms: readonly string[];
  text: string;
}

/** Who listens in this process, by room. */
export class Hub {
  readonly #rooms = new Map<string, Set<Listener>>();

  /** @returns the function that leaves the rooms again. */
  join(listener: Listener, rooms: readonly string[]): () => void {
    for (const room of rooms) this.#rooms.set(room, (this.#rooms.get(room) ?? new Set()).add(listener));
    return () => {
      for (const room of rooms) {
        const members = this.#rooms.get(room);
        members?.delete(listener);
        if (members?.size === 0) this.#rooms.delete(room);
      }
    };
  }

  /** Sends a text once to each listener, whichever of the rooms it is in. */
  deliver({ rooms, text }: Message): void {
    const members = new Set(rooms.flatMap((room) => [...(this.#rooms.get(room) ?? [])]));
    for (const member of members) member.send(text);
  }

  /** How many listen in a room. */
  size(room: string): number {
    return this.#rooms.get(room)?.size ?? 0;
  }
}

/** Names of rooms. Tenants never share one. */
export const rooms = {
  everybody: 'everybody',
  user: (id: string) => `user:${id}`,
  page: (tenantId: number, page: string) => `page:${tenantId}:${page}`,
};
