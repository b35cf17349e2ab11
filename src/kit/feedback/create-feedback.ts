import type { App } from 'antd';
import type { ReactNode } from 'react';

import { createListeners } from '../../runtime/listeners/create-listeners.ts';
import { closable } from './Closable.tsx';

type Antd = ReturnType<typeof App.useApp>;
type Content = Parameters<Antd['message']['success']>[0];

/** Messages, questions and notifications. Their code is loaded when they are first used. */
export interface Feedback {
  /** A message at the top that disappears by itself; an error stays until it is closed or something succeeds. */
  message: Record<'success' | 'info' | 'warning' | 'error', (content: Content) => void> & {
    open: (args: Parameters<Antd['message']['open']>[0]) => void;
    destroy: (key: string) => void;
  };
  modal: {
    /** @returns true if the user confirmed. */
    confirm: (question: Parameters<Antd['modal']['confirm']>[0]) => Promise<boolean>;
    error: (notice: Parameters<Antd['modal']['error']>[0]) => void;
  };
  notification: {
    error: (notice: { key: string; message: string; description: ReactNode; placement: 'topRight' }) => void;
  };
}

export interface FeedbackSource {
  feedback: Feedback;
  attach: (antd: Antd) => void;
  want: () => void;
  isWanted: () => boolean;
  /**
   * Calls `listener` each time antd's code is requested and not loaded yet.
   * @returns a function that unsubscribes.
   */
  subscribe: (listener: () => void) => () => void;
}

/** Creates feedback that queues calls until antd's code is loaded; the first call requests it. */
export function createFeedback(): FeedbackSource {
  let antd: Antd | undefined;
  let wanted = false;
  const { subscribe, notify } = createListeners();
  const waiting: ((antd: Antd) => void)[] = [];

  function want(): void {
    if (antd) return;
    wanted = true;
    notify();
  }

  function say(run: (antd: Antd) => void): void {
    if (antd) return run(antd);
    waiting.push(run);
    want();
  }

  const says = (kind: 'success' | 'info' | 'warning') => (content: Content) =>
    say(({ message }) => void message[kind](content));
  const staying = new Set<string>();
  const leave = (key: string) => say(({ message }) => message.destroy(key));
  const clear = () => {
    for (const key of staying) leave(key);
    staying.clear();
  };
  const succeed = (content: Content) => {
    clear();
    says('success')(content);
  };
  const stay = (content: Content) => {
    const text = isConfig(content) ? content.content : content;
    // The text is the key, so the same error is shown only once.
    const given = isConfig(content) ? content.key : undefined;
    const key = given !== undefined ? String(given) : typeof text === 'string' ? text : `error-${staying.size}`;
    staying.add(key);
    say(({ message }) => {
      const shown = closable(text, () => leave(key));
      message.open({ ...(isConfig(content) && content), key, type: 'error', duration: 0, content: shown });
    });
  };

  return {
    feedback: {
      message: {
        success: succeed,
        info: says('info'),
        warning: says('warning'),
        error: stay,
        open(args) {
          if (args.type === 'success') clear();
          say(({ message }) => void message.open(args));
        },
        destroy: (key) => say(({ message }) => message.destroy(key)),
      },
      modal: {
        confirm: (question) =>
          new Promise((resolve, reject) => {
            say(({ modal }) => modal.confirm(question).then(resolve, reject));
          }),
        error: (notice) => say(({ modal }) => void modal.error(notice)),
      },
      notification: { error: (notice) => say(({ notification }) => notification.error(notice)) },
    },
    attach(given) {
      antd = given;
      for (const run of waiting.splice(0)) run(given);
    },
    want,
    isWanted: () => wanted,
    subscribe,
  };
}

function isConfig(content: Content): content is Extract<Content, { content: ReactNode }> {
  return typeof content === 'object' && content !== null && 'content' in content;
}
