import { useStore } from 'jotai';
import { useEffect } from 'react';

import { useFeedback } from '../../kit/feedback/index.ts';
import { say } from '../../locale/index.ts';
import { httpErrorAtom } from './http-error-atom.ts';

import './notices.css';

/** Shows failed calls as a notification 系统提示. Calls with the same message share one. */
export function HttpErrorNotices() {
  const store = useStore();
  const { notification } = useFeedback();

  useEffect(() => {
    const tell = () => {
      const error = store.get(httpErrorAtom);
      if (!error) return;
      const description = (
        <>
          {error.message}
          {error.requestId && (
            <div className="pw-request-id">{say('请求编号 {requestId}', { requestId: error.requestId })}</div>
          )}
        </>
      );
      notification.error({ key: error.message, message: say('系统提示'), description, placement: 'topRight' });
    };
    tell();
    return store.sub(httpErrorAtom, tell);
  }, [store, notification]);
  return null;
}
