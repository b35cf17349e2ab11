import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';

import { useFeedback } from '../../kit/feedback/index.ts';
import { say } from '../../locale/index.ts';
import { unsavedWorkAtom } from '../../runtime/unsaved/unsaved-work.ts';
import { isChatClient, useBrowserLocation } from '../routes/index.ts';
import { useApp } from '../services/index.ts';

/** Milliseconds between the message and the sign-in page (docs/requirements.md, Error catalogue). */
const leaveAfter = 1_500;

/**
 * Shows that the session has ended and leaves for the sign-in page, which returns to this address; chat apps sign in
 * automatically there. If the page has unsaved input by then, it calls `onInput` instead.
 */
export function LeavingNotice({ onInput }: { onInput: () => void }) {
  const { session } = useApp();
  const { notification, message } = useFeedback();
  const { path, search } = useBrowserLocation();
  const work = useAtomValue(unsavedWorkAtom);
  const leave = useRef(() => {});
  useEffect(() => {
    leave.current = () => (work.hasAny() ? onInput() : void session.signOut(`${path}${search}`));
  });
  useEffect(() => {
    const key = 'session-end';
    if (isChatClient(navigator.userAgent))
      message.open({ key, type: 'loading', content: say('登录已过期，正在重新登录，请稍候…'), duration: 0 });
    else
      notification.error({
        key,
        message: say('系统提示'),
        description: say('未授权，请重新登录'),
        placement: 'topRight',
      });
    const timer = setTimeout(() => leave.current(), leaveAfter);
    return () => {
      clearTimeout(timer);
      message.destroy(key);
    };
  }, [message, notification]);
  return null;
}
