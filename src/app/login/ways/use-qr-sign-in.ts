import { useEffect, useRef, useState } from 'react';

import { isRecord } from '../../../schema/json/index.ts';
import { useApp } from '../../services/index.ts';
import { parseSignIn, signInProblem, type SignInAnswer } from '../../session/index.ts';

/** Milliseconds between two polls. */
const pause = 1500;

/** Requests a QR code and polls until it has been scanned, also while the tab is hidden. */
export function useQrSignIn(accept: (answer: SignInAnswer) => void) {
  const { http } = useApp();
  const [qrcodeId, setQrcodeId] = useState<string>();
  const [isExpired, setExpired] = useState(false);
  const [problem, setProblem] = useState<string>();
  const accepting = useRef(accept);
  useEffect(() => {
    accepting.current = accept;
  }, [accept]);

  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (path: string, params?: Record<string, string>) =>
      http.send({ method: 'GET', path, ...(params && { params }), quiet: true, session: 'as-is' });
    const poll = async (id: string): Promise<void> => {
      const answer = await ask('/sys/getQrcodeToken', { qrcodeId: id });
      if (!isWanted) return;
      const token = isRecord(answer.result) ? answer.result.token : undefined;
      if (token === '-2') return setExpired(true);
      if (token !== '-1') return accepting.current(parseSignIn(answer));
      timer = setTimeout(() => void poll(id).catch(fail), pause);
    };
    const fail = (error: unknown) => isWanted && setProblem(signInProblem(error));
    const begin = async (): Promise<void> => {
      const { result } = await ask('/sys/getLoginQrcode');
      const id = isRecord(result) ? String(result.qrcodeId ?? '') : '';
      if (!isWanted) return;
      setQrcodeId(id);
      await poll(id);
    };
    begin().catch(fail);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [http]);

  return { qrcodeId, isExpired, problem };
}
