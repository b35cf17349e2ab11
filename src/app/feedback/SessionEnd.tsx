import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { unsavedWorkAtom } from '../../runtime/unsaved/unsaved-work.ts';
import { isChatClient } from '../routes/index.ts';
import { expiredAtom } from '../session/index.ts';
import { ExpiredDialog } from './ExpiredDialog.tsx';
import { LeavingNotice } from './LeavingNotice.tsx';

/**
 * Ends the session after the server has refused the token (docs/requirements.md, Error catalogue). If a form has input,
 * a dialog signs the user in again in place, so that nothing is lost. Otherwise a 401, and any refusal in the browser
 * of a chat app, leads to the sign-in page automatically, and an expired token opens the dialog.
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
