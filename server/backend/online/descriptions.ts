import type { ModuleDescription } from '../../../src/engine/exchange/index.ts';
import type { Exchange } from '../exchange.ts';
import { recentValues } from '../recent.ts';
import { askForm } from './form-answers.ts';
import type { OnlineKind } from './names.ts';
import { readForm } from './read-form.ts';
import { askReport, readReport } from './read-report.ts';

/** The lifetime of a description for calls, in milliseconds; opening a page requests it again. */
const lifetime = 60_000;

const most = 500;

export interface OnlineName {
  kind: OnlineKind;
  id: string;
}

export interface OnlineDescriptions {
  /**
   * Requests a description with the user's token.
   * @throws Refusal if the back end denies it to the user.
   */
  ask(name: OnlineName, exchange: Exchange): Promise<ModuleDescription>;
  /** Returns the last known description for a call, or requests one. It is used only for the format of values. */
  forCall(name: OnlineName, exchange: Exchange): Promise<ModuleDescription>;
}

export function openDescriptions(): OnlineDescriptions {
  const recent = recentValues<ModuleDescription>({ lifetime, most });
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

export async function describeOnline({ kind, id }: OnlineName, exchange: Exchange): Promise<ModuleDescription> {
  return kind === 'cgform' ? readForm(id, await askForm(id, exchange)) : readReport(id, await askReport(id, exchange));
}
