import { useEffect, useState } from 'react';

import type { ResolvedPicker } from '../../engine/picker/index.ts';
import { useNameInvalidations } from '../data/index.ts';
import type { DataRecord } from '../ports/index.ts';
import { useRuntime } from '../registry/index.ts';
import { fetchPicked, isFreshRecord, knownRecord, unknownRecord } from './picked-records.ts';

/**
 * Returns the records of the chosen keys: immediately from the cache, otherwise undefined until they are loaded. After
 * a failure each key is its own name. Stale records remain until the fresh ones arrive.
 */
export function usePickedRecords(
  picker: ResolvedPicker | undefined,
  keys: readonly string[],
): DataRecord[] | undefined {
  const { ports } = useRuntime();
  const [answered, setAnswered] = useState<{ asked: string; records: DataRecord[] }>();
  const text = keys.join('\n');
  const isKnown = picker !== undefined && keys.every((key) => knownRecord(ports, picker, key));
  const asked = picker && `${picker.document} ${picker.key} ${text}`;
  const renewals = useNameInvalidations();
  useEffect(() => {
    const wanted = text === '' ? [] : text.split('\n');
    const isFresh = picker && isKnown && wanted.every((key) => isFreshRecord(ports, picker, key));
    if (!picker || asked === undefined || isFresh) return undefined;
    let isGone = false;
    fetchPicked(ports, picker, wanted).then(
      (records) => {
        if (!isGone) setAnswered({ asked, records });
      },
      () => {
        const records = wanted.map((key) => knownRecord(ports, picker, key) ?? unknownRecord(picker, key));
        if (!isGone) setAnswered({ asked, records });
      },
    );
    return () => {
      isGone = true;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- names are asked for again when they are renewed
  }, [picker, ports, asked, text, isKnown, renewals]);
  if (!picker) return undefined;
  if (isKnown) return keys.map((key) => knownRecord(ports, picker, key) ?? unknownRecord(picker, key));
  return answered?.asked === asked ? answered?.records : undefined;
}
