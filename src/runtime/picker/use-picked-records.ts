import { useEffect, useState } from 'react';

import type { ResolvedPicker } from '../../engine/picker/index.ts';
import type { DataRecord } from '../data/ports.ts';
import { useRuntime } from '../registry/index.ts';
import { fetchPicked, knownRecord, unknownRecord } from './picked-records.ts';

/**
 * The records of the chosen keys: at once where they have been seen, else undefined until the answer is here. Where it
 * does not come, each key stands for itself. Without a picker, or without keys: none are asked for.
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
  const isWanted = picker !== undefined && keys.length > 0 && !isKnown && answered?.asked !== asked;
  useEffect(() => {
    if (!isWanted || !picker || asked === undefined) return undefined;
    let isGone = false;
    const wanted = text.split('\n');
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
  }, [isWanted, picker, ports, asked, text]);
  if (!picker) return undefined;
  if (isKnown) return keys.map((key) => knownRecord(ports, picker, key) ?? unknownRecord(picker, key));
  return answered?.asked === asked ? answered?.records : undefined;
}
