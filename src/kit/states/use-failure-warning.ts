import { useCallback } from 'react';

import { failureText, type PortError } from '../../runtime/ports/index.ts';
import { useFeedback } from '../feedback/index.ts';

/**
 * Returns a function that warns of a list that failed to load (docs/requirements.md, Error catalogue), unless the
 * application has already shown the error.
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
