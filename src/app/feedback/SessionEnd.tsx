import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { unsavedWorkAtom } from '../../runtime/unsaved/index.ts';
import { isChatClient } from '../routes/index.ts';
import { expiredAtom } from '../session/index.ts';
import { ExpiredDialog } from './ExpiredDialog.tsx';
import { LeavingNotice } from './LeavingNotice.tsx';

/**
 * Ends the session after the server has refused the token (docs/requirements.md, Error catalogue). Where a form holds
 * input, a dialog signs the person in again in place, so that nothing is lost. Otherwise a 401 and the browsers of chat
 * apps lead to the sign-in page by themselves, and an expired token opens the dialog.
 */
export function SessionEnd() {
  const refusal = useAtomValue(expiredAtom);
  const work = useAtomValue(unsavedWorkAtom);
  const asksFirst = () => work.hasAny() || (refusal === 'expired' && !isChatClient(navigator.userAgent));
  const [decision, decide] = useState(() => ({ refusal, asks: asksFirst() }));
  if (decision.refusal !== refusal) decide({ refusal, asks: asksFirst() });
  const isLeaving = refusal !== false && !decision.asks;
  return (
    <>
      <ExpiredDialog isOpen={refusal !== false && decision.asks} />
      {isLeaving && <LeavingNotice onInput={() => decide({ refusal, asks: true })} />}
    </>
  );
}
