import { useState } from 'react';

import { redirectTarget, useBrowserLocation } from '../routes/index.ts';
import { useApp } from '../services/index.ts';
import { FactorRequired, type SignInAnswer, type WayIn } from '../session/index.ts';

/** A step between the proof of identity and the first page. */
export type SignInStep =
  | { kind: 'factor'; ticket: string; setup: FactorRequired['setup']; logout: string | undefined }
  | { kind: 'codes'; answer: SignInAnswer }
  | { kind: 'choice'; answer: SignInAnswer };

export interface SignIn {
  step: SignInStep | undefined;
  /** Authenticates, then navigates to the requested page or to the next step. Throws like `Session.authenticate`. */
  enter: (way: WayIn) => Promise<void>;
  /** Continues after a successful authentication: with the next step, or by starting the session. */
  accept: (answer: SignInAnswer) => void;
  begin: (answer: SignInAnswer) => void;
  restart: () => void;
}

/** Manages the steps of signing in. @param isBrief the session ends when the browser is closed. */
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
