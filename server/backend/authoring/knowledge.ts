import type { BackendDifferences } from '../../../src/engine/backend/index.ts';
import type { ProblemsLeft } from '../../documents/index.ts';
import type { Call } from '../../http/index.ts';
import { exchangeFor, fileExchangeFor } from '../exchange.ts';
import { asksBackend, isKnownThere, knowBackend, type AskedBackend, type KnownBackend } from '../modules/index.ts';
import { recentValues } from '../recent.ts';

export interface Knowledge {
  backEnd(call: Call): AskedBackend;
  known(call: Call): Promise<KnownBackend>;
}

const lifetime = 60_000;

/** Limited because an API description takes several megabytes. */
const most = 20;

export function openKnowledge(url: string, differences: () => BackendDifferences): Knowledge {
  const recent = recentValues<KnownBackend>({ lifetime, most });
  const backEnd: Knowledge['backEnd'] = ({ request }) => ({
    exchange: exchangeFor(url, request.headers),
    file: fileExchangeFor(url, request.headers),
    messages: differences().messages,
  });
  return {
    backEnd,
    async known(call) {
      const { headers } = call.request;
      const name = [call.token, headers['tenant-id'], headers['x-tenant-id']].map(String).join(' ');
      return recent.getOrMake(name, () => knowBackend(backEnd(call), new URL(url).pathname));
    },
  };
}

export function problemsLeftBy({ known }: Knowledge): (call: Call) => ProblemsLeft {
  return (call) => async (problems, documents) => {
    if (!problems.some(asksBackend)) return problems;
    const names = await known(call);
    return problems.filter((problem) => !isKnownThere(problem, documents, names));
  };
}
