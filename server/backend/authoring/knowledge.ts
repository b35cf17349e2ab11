import type { BackendDifferences } from '../../../src/engine/backend/index.ts';
import type { ProblemsLeft } from '../../documents/index.ts';
import type { Call } from '../../http/index.ts';
import { exchangeFor, fileExchangeFor } from '../exchange.ts';
import { asksBackend, isKnownThere, knowBackend, type AskedBackend, type KnownBackend } from '../modules/index.ts';
import { recentValues } from '../recent.ts';

/** The knowledge of a back end that each person has by their own token. */
export interface Knowledge {
  /** The back end as the person of the call may ask it. */
  asked(call: Call): AskedBackend;
  /** The descriptions and names that the back end gives them; a minute old at most. */
  known(call: Call): Promise<KnownBackend>;
}

/** How long descriptions and names are good, in milliseconds: a person looks at several modules one after another. */
const lifetime = 60_000;

/** An API description takes some megabytes. */
const most = 20;

/** @param url of the back end with its context path. */
export function openKnowledge(url: string, differences: () => BackendDifferences): Knowledge {
  const recent = recentValues<KnownBackend>({ lifetime, most });
  const asked: Knowledge['asked'] = ({ request }) => ({
    exchange: exchangeFor(url, request.headers),
    file: fileExchangeFor(url, request.headers),
    messages: differences().messages,
  });
  return {
    asked,
    async known(call) {
      const { headers } = call.request;
      const name = [call.token, headers['tenant-id'], headers['x-tenant-id']].map(String).join(' ');
      return recent.getOrMake(name, () => knowBackend(asked(call), new URL(url).pathname));
    },
  };
}

/** Leaves out of the problems of documents those about names that the back end has, by the token of the caller. */
export function problemsLeftBy({ known }: Knowledge): (call: Call) => ProblemsLeft {
  return (call) => async (problems, documents) => {
    if (!problems.some(asksBackend)) return problems;
    const names = await known(call);
    return problems.filter((problem) => !isKnownThere(problem, documents, names));
  };
}
