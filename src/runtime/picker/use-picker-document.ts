import { useEffect, useMemo, useState } from 'react';

import { resolvePicker, type ResolvedPicker } from '../../engine/picker/index.ts';
import { documentKey, type DocumentSet } from '../../schema/documents/document.ts';
import { documentSet, useDocumentsAround, vocabularyOf } from '../page/index.ts';
import { allCapabilities, portError, type DocumentsPort, type PortError } from '../ports/index.ts';
import { useRuntime } from '../registry/index.ts';

export type PickerDocument =
  | { status: 'idle' | 'loading' }
  | { status: 'ready'; picker: ResolvedPicker }
  | { status: 'failed'; error: PortError; retry: () => void };

const asked = new WeakMap<DocumentsPort, Map<string, Promise<DocumentSet>>>();

/** Returns the picker with that id: from the page's documents, observing their changes, or loaded. Undefined: none. */
export function usePickerDocument(id: string | undefined): PickerDocument {
  const { registry, ports, ...held } = useRuntime();
  // Without a separate endpoint, pickers request the list, and its server decides about permissions.
  const { pickerRecords } = ports.capabilities ?? allCapabilities;
  const permissions = pickerRecords ? held.permissions : undefined;
  const around = useDocumentsAround();
  const [loaded, setLoaded] = useState<{ id: string; documents: DocumentSet }>();
  const [failed, setFailed] = useState<{ id: string; error: PortError }>();
  const isHere = id !== undefined && around?.get(documentKey(id, 'picker')) !== undefined;
  const own = loaded?.id === id ? loaded?.documents : undefined;
  const error = failed?.id === id ? failed?.error : undefined;
  const isWanted = id !== undefined && !isHere && !own && !error;
  useEffect(() => {
    if (!isWanted || id === undefined) return undefined;
    let isGone = false;
    load(ports.documents, id).then(
      (documents) => {
        if (!isGone) setLoaded({ id, documents });
      },
      (reason: unknown) => {
        if (!isGone) setFailed({ id, error: portError(reason) });
      },
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, id, ports]);
  const documents = isHere ? around : own;
  const picker = useMemo(() => {
    if (!documents || id === undefined) return undefined;
    return resolvePicker(`${id}.picker`, documents, vocabularyOf(registry), { ...(permissions && { permissions }) });
  }, [documents, id, registry, permissions]);
  if (id === undefined) return { status: 'idle' };
  if (picker) return { status: 'ready', picker };
  return error ? { status: 'failed', error, retry: () => setFailed(undefined) } : { status: 'loading' };
}

function load(port: DocumentsPort, id: string): Promise<DocumentSet> {
  const known = asked.get(port) ?? new Map<string, Promise<DocumentSet>>();
  asked.set(port, known);
  const call = known.get(id) ?? port.page(documentKey(id, 'picker')).then((page) => documentSet(page.documents));
  known.set(id, call);
  call.catch(() => known.delete(id));
  return call;
}
