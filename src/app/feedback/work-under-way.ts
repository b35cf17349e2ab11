/** Returns the kinds of the server's running long work (`GET /healthz`); none when the answer names none. */
export async function workUnderWay(ask: (path: string) => Promise<Response> = fetch): Promise<string[]> {
  try {
    const answer: unknown = await (await ask('/healthz')).json();
    const named = typeof answer === 'object' && answer !== null && 'underWay' in answer ? answer.underWay : [];
    return Array.isArray(named) ? named.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
