/** Asks the server for the kinds of long work that it does now (`GET /healthz`); none where it names none. */
export async function workUnderWay(ask: (path: string) => Promise<Response> = fetch): Promise<string[]> {
  try {
    const answer: unknown = await (await ask('/healthz')).json();
    const named = typeof answer === 'object' && answer !== null && 'underWay' in answer ? answer.underWay : [];
    return Array.isArray(named) ? named.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
