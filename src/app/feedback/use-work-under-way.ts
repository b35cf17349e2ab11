import { useEffect, useState } from 'react';

/** How often the server is asked, in milliseconds. */
const askAgain = 3_000;

/** Kinds of work that take long on the server now; it is asked as long as this is drawn. */
export function useWorkUnderWay(): readonly string[] {
  const [work, setWork] = useState<readonly string[]>([]);
  useEffect(() => {
    let isWanted = true;
    const ask = () => void workUnderWay().then((found) => isWanted && setWork(found));
    ask();
    const timer = setInterval(ask, askAgain);
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, []);
  return work;
}

/** The long work of the server; none where it does not say. */
export async function workUnderWay(ask: (path: string) => Promise<Response> = fetch): Promise<string[]> {
  try {
    const answer: unknown = await (await ask('/healthz')).json();
    const named = typeof answer === 'object' && answer !== null && 'underWay' in answer ? answer.underWay : [];
    return Array.isArray(named) ? named.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
