import { createListeners } from '../../runtime/listeners/create-listeners.ts';

/** Events about a user's notices: the state of the connection, and that notices have changed. */
export interface NoticeNews {
  /** True while the server pushes events; otherwise notices must be polled. */
  readonly isConnected: boolean;
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
