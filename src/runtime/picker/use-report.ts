import { useEffect, useMemo, useState } from 'react';

import {
  reportPicker,
  resolvePicker,
  type ReportField,
  type ReportHead,
  type ResolvedPicker,
} from '../../engine/picker/index.ts';
import { type ListOptions } from '../list/index.ts';
import { vocabularyOf } from '../page/index.ts';
import { portError, type LookupsPort, type PortError } from '../ports/index.ts';
import { useRuntime } from '../registry/index.ts';
import { reportPage } from './report-records.ts';
import type { PickerDocument } from './use-picker-document.ts';

export interface Report {
  found: PickerDocument;
  use: ListOptions;
  /** Present if the search fields failed to load: the report is shown without them. */
  warning: string | undefined;
}

/**
 * Loads a report by its code: columns, then search fields, then rows as the table requests them. Responses are cached
 * for 30 s. `params` are the report's own parameters and must keep their identity.
 */
export function useReport(
  code: string | undefined,
  params: Readonly<Record<string, unknown>>,
  multiple: boolean,
): Report {
  const { registry, ports } = useRuntime();
  const { lookups } = ports;
  const [loaded, setLoaded] = useState<LoadedReport>();
  const [failed, setFailed] = useState<{ code: string; error: PortError }>();
  const own = loaded?.code === code ? loaded : undefined;
  const error = failed?.code === code ? failed?.error : undefined;
  const isWanted = code !== undefined && !own && !error;
  useEffect(() => {
    if (!isWanted || code === undefined) return undefined;
    let isGone = false;
    loadReport(lookups, code).then(
      (report) => {
        if (!isGone) setLoaded(report);
      },
      (reason: unknown) => {
        if (!isGone) setFailed({ code, error: portError(reason) });
      },
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, code, lookups]);
  const picker = useMemo<ResolvedPicker | undefined>(
    () => own && resolvePicker(reportPicker(own.head, own.fields, multiple), noDocuments, vocabularyOf(registry)),
    [own, multiple, registry],
  );
  const id = own?.head.id ?? '';
  const use = useMemo<ListOptions>(
    () => ({ keepsSelection: true, load: (query) => reportPage(lookups, id, query, params) }),
    [lookups, id, params],
  );
  const found: PickerDocument =
    code === undefined
      ? { status: 'idle' }
      : picker
        ? { status: 'ready', picker }
        : error
          ? { status: 'failed', error, retry: () => setFailed(undefined) }
          : { status: 'loading' };
  return { found, use, warning: own?.warning };
}

interface LoadedReport {
  code: string;
  head: ReportHead;
  fields: ReportField[];
  warning: string | undefined;
}

async function loadReport(lookups: LookupsPort, code: string): Promise<LoadedReport> {
  const head = await lookups.report(code);
  try {
    return { code, head, fields: await lookups.reportFields(head), warning: undefined };
  } catch (reason) {
    return { code, head, fields: [], warning: portError(reason).message };
  }
}

const noDocuments = { get: () => undefined, keys: () => [] };
