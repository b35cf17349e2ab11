import type { ModuleDescription } from '../../../src/engine/exchange/index.ts';
import type { Exchange } from '../exchange.ts';
import { recentValues } from '../recent.ts';
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
  const recent = recentValues<ModuleDescription>({ lifetime, most, now });
  const ask: OnlineDescriptions['ask'] = async (name, exchange) => {
    const module = await describeOnline(name, exchange);
    recent.put(`${name.kind} ${name.id}`, module);
    return module;
  };
  return {
    ask,
    forCall: async (name, exchange) => recent.get(`${name.kind} ${name.id}`) ?? ask(name, exchange),
  };
}

/**
 * Describes an online form or report by the answers of the back end to the person.
 * @throws Refusal where it does not give the description to them.
 */
export async function describeOnline({ kind, id }: OnlineName, exchange: Exchange): Promise<ModuleDescription> {
  return kind === 'cgform' ? readForm(id, await askForm(id, exchange)) : readReport(id, await askReport(id, exchange));
}
