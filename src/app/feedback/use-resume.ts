import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { useApp } from '../services/index.ts';
import { CaptchaRequired, FactorRequired, signInProblem, userAtom } from '../session/index.ts';

export interface ResumeValues {
  password: string;
  captcha?: string;
  code?: string;
}

/** Signs the user in again in place, including a captcha or a second factor if the server requires one. */
export function useResume() {
  const { session } = useApp();
  const user = useAtomValue(userAtom);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [picture, setPicture] = useState<{ checkKey: string; image: string }>();
  const [ticket, setTicket] = useState<string>();

  async function renewPicture() {
    const checkKey = String(Date.now());
    setPicture({ checkKey, image: await session.captchaImage(checkKey).catch(() => '') });
  }

  async function resume({ password, captcha = '', code = '' }: ResumeValues) {
    if (!user || busy) return;
    setBusy(true);
    setProblem(undefined);
    const { username } = user;
    const { checkKey } = picture ?? {};
    try {
      if (ticket) await session.signInBySecondFactor(ticket, code);
      else await session.signIn({ username, password, ...(checkKey && { captcha, checkKey }) });
    } catch (error) {
      if (error instanceof FactorRequired) return setTicket(error.ticket);
      setProblem(signInProblem(error));
      if (picture || error instanceof CaptchaRequired) await renewPicture();
    } finally {
      setBusy(false);
    }
  }

  const clear = () => setProblem(undefined);
  return { user, busy, problem, clear, picture, renewPicture, asksCode: ticket !== undefined, resume };
}
