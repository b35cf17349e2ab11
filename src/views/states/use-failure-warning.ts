import { useCallback } from 'react';

import { failureText, type PortError } from '../../runtime/ports/index.ts';
import { useFeedback } from '../feedback/index.ts';

/**
 * Warns of a list that could not be loaded (docs/requirements.md, Error catalogue), unless the application has said it
 * already.
 */
export function useFailureWarning(): (error: PortError) => void {
  const { message } = useFeedback();
  return useCallback(
    (error) => {
      if (!error.isReported) message.warning(failureText(error));
    },
    [message],
  );
}
