import type { ModuleDescription } from '../../../src/engine/exchange/index.ts';
import type { Exchange } from '../exchange.ts';
import { askForm } from './form-answers.ts';
import type { OnlineKind } from './names.ts';
import { readForm } from './read-form.ts';
import { askReport, readReport } from './read-report.ts';

/** How long a description is good for calls, in milliseconds; a page that is opened asks for it again. */
const lifetime = 60_000;

/** So many descriptions are remembered. */
const most = 500;

/** The kind and the id of an online form or report. */
export interface OnlineName {
  kind: OnlineKind;
  id: string;
}

/** Descriptions of the online forms and reports of a back end. */
export interface OnlineDescriptions {
  /** Asks for a description with the token of the person. @throws Refusal where the back end does not give it to them. */
  ask(name: OnlineName, exchange: Exchange): Promise<ModuleDescription>;
  /** The description for a call: the one that was given last, or asked for. It is used only for the format of values. */
  forCall(name: OnlineName, exchange: Exchange): Promise<ModuleDescription>;
}

/** Opens the descriptions of a back end. */
export function openDescriptions(now: () => number = Date.now): OnlineDescriptions {
  const known = new Map<string, { module: ModuleDescription; at: number }>();
  const ask: OnlineDescriptions['ask'] = async ({ kind, id }, exchange) => {
    const module =
      kind === 'cgform' ? readForm(id, await askForm(id, exchange)) : readReport(id, await askReport(id, exchange));
    const name = `${kind} ${id}`;
    known.delete(name);
    known.set(name, { module, at: now() });
    for (const oldest of known.keys()) {
      if (known.size <= most) break;
      known.delete(oldest);
    }
    return module;
  };
  return {
    ask,
    async forCall(name, exchange) {
      const found = known.get(`${name.kind} ${name.id}`);
      return found && now() - found.at < lifetime ? found.module : ask(name, exchange);
    },
  };
}
