import { createListeners } from '../../runtime/listeners/index.ts';

/** What is known of the notices of a person: whether the server tells of them by itself, and that there are others now. */
export interface NoticeNews {
  /** Whether the server tells of new ones; while it does not, they have to be asked for. */
  readonly isConnected: boolean;
  /** @returns stops listening. */
  subscribe(listener: (event: NoticeEvent) => void): () => void;
  publish(event: NoticeEvent): void;
}

export type NoticeEvent = 'changed' | 'connected' | 'disconnected';

export function createNoticeNews(): NoticeNews {
  const { subscribe, notify } = createListeners<[event: NoticeEvent]>();
  let isConnected = false;
  return {
    get isConnected() {
      return isConnected;
    },
    subscribe,
    publish(event) {
      if (event !== 'changed') isConnected = event === 'connected';
      notify(event);
    },
  };
}
