import { CheckCircleFilled } from '@ant-design/icons';
import { useCallback } from 'react';

import { say } from '../../../schema/locale/index.ts';
import { useFeedback } from '../../feedback/index.ts';
import { Button } from '../../controls/button/index.ts';
import type { PageEnvironment } from '../../../runtime/list/index.ts';

const seconds = 5;
const icon = <CheckCircleFilled aria-hidden />;

/** Says what was done, with a button that takes it back; five seconds, longer while the pointer is on it. */
export function useUndoOffer(): NonNullable<PageEnvironment['offerUndo']> {
  const { message } = useFeedback();
  return useCallback(
    (text, undo) => {
      const key = `undo ${Date.now()}`;
      const press = () => {
        message.destroy(key);
        void undo();
      };
      const content = (
        <span role="status">
          {text}，
          <Button type="link" size="small" className="pw-undo" onClick={press}>
            {say('撤销')}
          </Button>
        </span>
      );
      message.open({ key, type: 'success', icon, content, duration: seconds });
    },
    [message],
  );
}
