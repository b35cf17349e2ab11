import { CheckCircleFilled } from '@ant-design/icons';
import { useCallback } from 'react';

import { Button } from '../../../kit/controls/button/Button.tsx';
import { useFeedback } from '../../../kit/feedback/index.ts';
import { say } from '../../../locale/index.ts';

const seconds = 5;
let offered = 0;
const icon = <CheckCircleFilled aria-hidden />;

/**
 * Returns a function that shows a completed action with an undo button for five seconds, longer while the pointer is on
 * it.
 * @returns a function that withdraws the offer.
 */
export function useUndoOffer(): (text: string, undo: () => Promise<void>) => () => void {
  const { message } = useFeedback();
  return useCallback(
    (text, undo) => {
      const key = `undo ${(offered += 1)}`;
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
      return () => message.destroy(key);
    },
    [message],
  );
}
