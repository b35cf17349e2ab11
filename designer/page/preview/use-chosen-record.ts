import { useEffect, useRef, useState } from 'react';

import {
  failureText,
  portError,
  type CallOptions,
  type DataRecord,
  type Option,
} from '../../../src/runtime/ports/index.ts';
import { useRuntime } from '../../../src/runtime/registry/index.ts';

/** The record of the form's model on which the preview is opened. */
export interface ChosenRecord {
  found: readonly Option[] | undefined;
  record: Option | undefined;
  search: (keyword: string) => void;
  /** Opens the form on a record as loaded from the server, or on a new one. */
  choose: (id: string | undefined) => void;
  isReading: boolean;
  failure: string | undefined;
}

const pageSize = 20;

/** Finds records of a model (by its resource) and loads the chosen one; then `open` opens the form on it. */
export function useChosenRecord(
  resource: string | undefined,
  open: (record: DataRecord | undefined) => void,
): ChosenRecord {
  const { records } = useRuntime().ports;
  const [found, setFound] = useState<readonly Option[]>();
  const [record, setRecord] = useState<Option>();
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const asked = useRef(new AbortController());
  useEffect(() => () => asked.current.abort(), []);
  /** Sends a request and aborts the previous one, so that only the last response counts. */
  const ask = <Answer>(question: (call: CallOptions) => Promise<Answer>, take: (answer: Answer) => void) => {
    asked.current.abort();
    const { signal } = (asked.current = new AbortController());
    setFailure(undefined);
    setReading(true);
    question({ signal }).then(
      (answer) => {
        if (signal.aborted) return;
        setReading(false);
        take(answer);
      },
      (reason: unknown) => {
        if (signal.aborted) return;
        setReading(false);
        setFailure(failureText(portError(reason)));
      },
    );
  };
  return {
    found,
    record,
    isReading,
    failure,
    search(keyword) {
      if (resource === undefined) return;
      ask((call) => records.options(resource, { ...(keyword !== '' && { keyword }), pageSize }, call), setFound);
    },
    choose(id) {
      const wanted = found?.find(({ value }) => value === id);
      if (resource === undefined || !wanted) {
        asked.current.abort();
        setReading(false);
        setFailure(undefined);
        setRecord(undefined);
        return open(undefined);
      }
      ask(
        (call) => records.get(resource, wanted.value, call),
        (answer) => {
          setRecord(wanted);
          open(answer);
        },
      );
    },
  };
}
