import { useEffect, useState } from 'react';

import { allCapabilities, portError, type PortError } from '../ports/index.ts';
import { useRuntime } from '../registry/index.ts';

export interface DataRules {
  /** Undefined until it is loaded, or if the server does not provide it. */
  count: number | undefined;
  rules: { name: string; text: string }[];
  failure: PortError | undefined;
}

/** Loads the data rules that restrict a resource for the user, once. */
export function useDataRules(resource: string): DataRules {
  const { requests, capabilities = allCapabilities } = useRuntime().ports;
  const [answer, setAnswer] = useState<DataRules>({ count: undefined, rules: [], failure: undefined });
  const { reasons } = capabilities;
  useEffect(() => {
    if (!reasons) return;
    const call = new AbortController();
    requests.call({ method: 'GET', path: `${resource}/why`, quiet: true, signal: call.signal }).then(
      ({ result }) => setAnswer(parseRules(result)),
      (reason: unknown) => {
        const failure = portError(reason);
        if (failure.kind !== 'cancelled') setAnswer({ count: undefined, rules: [], failure });
      },
    );
    return () => call.abort();
  }, [requests, resource, reasons]);
  return answer;
}

function parseRules(result: unknown): DataRules {
  const isObject = typeof result === 'object' && result !== null;
  const count =
    isObject && 'dataRules' in result && typeof result.dataRules === 'number' ? result.dataRules : undefined;
  const written: unknown = isObject && 'rules' in result ? result.rules : undefined;
  const rules = (Array.isArray(written) ? written : []).flatMap((rule: unknown) => {
    if (typeof rule !== 'object' || rule === null || !('name' in rule) || !('text' in rule)) return [];
    return typeof rule.name === 'string' && typeof rule.text === 'string' ? [{ name: rule.name, text: rule.text }] : [];
  });
  return { count, rules, failure: undefined };
}
