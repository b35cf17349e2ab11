import { useState } from 'react';

import { redirectTarget, useBrowserLocation } from '../routes/index.ts';
import { useApp } from '../services/index.ts';
import { FactorRequired, type SignInAnswer, type WayIn } from '../session/index.ts';

/** What stands between the proof of who it is and the first page. */
export type SignInStep =
  | { kind: 'factor'; ticket: string; setup: FactorRequired['setup']; logout: string | undefined }
  | { kind: 'codes'; answer: SignInAnswer }
  | { kind: 'choice'; answer: SignInAnswer };

export interface SignIn {
  step: SignInStep | undefined;
  /** Asks who it is; then goes where the person was going, or to the next step. Throws as `Session.authenticate`. */
  enter: (way: WayIn) => Promise<void>;
  /** Goes on with who was found out to be there. */
  accept: (answer: SignInAnswer) => void;
  /** Starts the session. */
  begin: (answer: SignInAnswer) => void;
  /** Back to the first page, where a step cannot be taken. */
  restart: () => void;
}

/** Signing in, step by step. @param isBrief the session is to end with the browser. */
export function useSignIn(isBrief = false): SignIn {
  const { session, settings } = useApp();
  const { search, go } = useBrowserLocation();
  const [step, setStep] = useState<SignInStep>();

  const begin = (answer: SignInAnswer) => {
    session.begin({ ...answer, ...(isBrief && { isBrief }) });
    go(redirectTarget(search, settings.home), { replace: true });
  };
  const accept = (answer: SignInAnswer) => {
    if (answer.recoveryCodes) setStep({ kind: 'codes', answer });
    else if (answer.tenants.length > 1 || answer.departments.length > 1) setStep({ kind: 'choice', answer });
    else begin(answer);
  };
  const enter = async (way: WayIn) => {
    const logout = way.logout ?? (step?.kind === 'factor' ? step.logout : undefined);
    try {
      accept(await session.authenticate({ ...way, ...(logout && { logout }) }));
    } catch (error) {
      if (!(error instanceof FactorRequired)) throw error;
      setStep({ kind: 'factor', ticket: error.ticket, setup: error.setup, logout });
    }
  };
  return { step, enter, accept, begin, restart: () => setStep(undefined) };
}
