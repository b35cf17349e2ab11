import { App } from 'antd';
import { useCallback } from 'react';

import { failureText, type PortError } from '../../runtime/ports/index.ts';

/**
 * Warns of a list that could not be loaded (docs/requirements.md, Error catalogue), unless the application has said it
 * already.
 */
export function useFailureWarning(): (error: PortError) => void {
  const { message } = App.useApp();
  return useCallback(
    (error) => {
      if (!error.isReported) void message.warning(failureText(error));
    },
    [message],
  );
}
