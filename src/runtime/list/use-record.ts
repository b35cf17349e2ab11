import { useEffect, useState } from 'react';

import { say } from '../../locale/index.ts';
import { PortError, portError, type DataRecord } from '../ports/index.ts';
import { useRuntime } from '../registry/index.ts';
import { recordId } from '../table/index.ts';

export interface RecordLookup {
  record: DataRecord | undefined;
  failure: PortError | undefined;
  retry: () => void;
}

/** Returns the record with that id: `known` if it has the id, otherwise loaded. Without an id there is none. */
export function useRecord(resource: string | null, id: string | undefined, known?: DataRecord): RecordLookup {
  const { records } = useRuntime().ports;
  const [answer, setAnswer] = useState<{ id: string; record?: DataRecord; failure?: PortError }>();
  const [turn, setTurn] = useState(0);
  const isKnown = known !== undefined && recordId(known) === id;
  useEffect(() => {
    if (id === undefined || isKnown) return;
    const call = new AbortController();
    const fail = (reason: unknown) => {
      const failure = portError(reason);
      if (failure.kind !== 'cancelled' && !call.signal.aborted) setAnswer({ id, failure });
    };
    if (resource === null) fail(new PortError('invalid', say('这里不能按地址找到所选的记录，请在左边重新选择。')));
    else
      records.get(resource, id, { signal: call.signal }).then((record) => {
        if (!call.signal.aborted) setAnswer({ id, record });
      }, fail);
    return () => call.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another turn asks again
  }, [records, resource, id, isKnown, turn]);
  const current = answer?.id === id ? answer : undefined;
  return {
    record: isKnown ? known : current?.record,
    failure: isKnown ? undefined : current?.failure,
    retry() {
      setAnswer(undefined);
      setTurn(turn + 1);
    },
  };
}
