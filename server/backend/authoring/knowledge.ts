import type { BackendDifferences } from '../../../src/engine/backend/index.ts';
import type { ProblemsLeft } from '../../documents/index.ts';
import type { Call } from '../../http/index.ts';
import { exchangeFor, fileExchangeFor } from '../exchange.ts';
import { asksBackend, isKnownThere, knowBackend, type AskedBackend, type KnownBackend } from '../modules/index.ts';
import { recentValues } from '../recent.ts';

/** Access to a back end's descriptions and names, per user and token. */
export interface Knowledge {
  asked(call: Call): AskedBackend;
  /** Returns the descriptions and names that the back end gives the user, at most one minute old. */
  known(call: Call): Promise<KnownBackend>;
}

/** The lifetime of descriptions and names, in milliseconds: users look at several modules one after another. */
const lifetime = 60_000;

/** Limited because an API description takes several megabytes. */
const most = 20;

/**
 * Opens the cached access to the descriptions and names of a back end.
 * @param url The URL of the back end with its context path.
 */
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

/** Filters out document problems about names that the back end has, queried with the caller's token. */
export function problemsLeftBy({ known }: Knowledge): (call: Call) => ProblemsLeft {
  return (call) => async (problems, documents) => {
    if (!problems.some(asksBackend)) return problems;
    const names = await known(call);
    return problems.filter((problem) => !isKnownThere(problem, documents, names));
  };
}
