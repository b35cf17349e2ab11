import { autorun, batch, untracked } from '@formily/reactive';
import { throttle } from 'es-toolkit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { valueAt } from '../../../engine/values/index.ts';
import { useRuntime } from '../../registry/index.ts';
import { type UnsavedPart } from '../../unsaved/unsaved-work.ts';
import { useUnsaved } from '../../unsaved/use-unsaved.ts';
import type { FormModel } from '../model/index.ts';
import { saysTheSame } from '../values/index.ts';
import { browserDrafts as store } from './browser-drafts.ts';
import { draftValues, usableValues } from './draft-values.ts';
import type { Draft } from './kept-drafts.ts';

export interface FormDraft {
  offer: { savedAt: number; isOlder: boolean } | undefined;
  restore: () => void;
  refuse: () => void;
  /** Deletes the draft and stops keeping one, after a save or when the form closes. */
  end: () => void;
}

const interval = 1000;

/**
 * Saves the input of an open form as a draft every second and on unload, and offers an earlier draft. While the form
 * has unsaved input, its tab is marked and shows a prompt before it closes, as does the browser. `record` is the
 * record's id, null for a new one. With `isOff`, nothing is kept.
 */
export function useDraft(form: FormModel, record: string | null, isOff = false): FormDraft {
  const { user } = useRuntime();
  const { document } = form.resolved;
  const place = useMemo(() => ({ user: user?.id ?? '', document, record }), [user?.id, document, record]);
  const [found] = useState(() => (isOff ? undefined : store.read(place)));
  const [isComing, setComing] = useState(found instanceof Promise);
  const [offered, setOffered] = useState(() => (found instanceof Promise ? undefined : offerOf(form, found)));
  const isOver = useRef(isOff);
  const end = useCallback(() => {
    isOver.current = true;
    store.remove(place);
  }, [place]);
  const part = useMemo<UnsavedPart>(
    () => ({
      isUnsaved: () => !isOver.current && untracked(() => form.isDirty()),
      subscribe: (listener) => followValues(form, listener),
      discard: end,
    }),
    [form, end],
  );
  useUnsaved(isOff ? undefined : part);

  useEffect(() => {
    if (!isComing || !(found instanceof Promise)) return undefined;
    let isGone = false;
    void found.then((draft) => {
      if (isGone || isOver.current) return;
      setOffered(offerOf(form, draft));
      setComing(false);
    });
    return () => {
      isGone = true;
    };
  }, [form, found, isComing]);

  useEffect(() => {
    // The earlier draft must be read before it is overwritten.
    if (isOver.current || isComing) return undefined;
    const keep = () => {
      if (isOver.current) return;
      // Values of a pending offer are kept with the new draft.
      const values = { ...offered?.values, ...draftValues(form.resolved, form.opened(), form.values()) };
      if (Object.keys(values).length === 0) store.remove(place);
      else if (!saysTheSame(values, offered?.values)) store.write(place, { values, version: form.record()['version'] });
    };
    const soon = throttle(keep, interval, { edges: ['trailing'] });
    const stop = followValues(form, soon);
    const now = () => soon.flush();
    window.addEventListener('pagehide', now);
    window.document.addEventListener('visibilitychange', now);
    return () => {
      stop();
      soon.flush();
      window.removeEventListener('pagehide', now);
      window.document.removeEventListener('visibilitychange', now);
    };
  }, [form, place, offered, isComing]);

  return {
    offer: offered && { savedAt: offered.savedAt, isOlder: offered.version !== form.record()['version'] },
    restore() {
      const values = usableValues(form.resolved, offered?.values ?? {});
      batch(() => values.forEach(([path, value]) => form.setValue(path, value)));
      setOffered(undefined);
    },
    refuse() {
      store.remove(place);
      setOffered(undefined);
    },
    end,
  };
}

function followValues(form: FormModel, listener: () => void): () => void {
  return autorun(() => {
    form.values();
    untracked(listener);
  });
}

function offerOf(form: FormModel, draft: Draft | undefined): Draft | undefined {
  const values = usableValues(form.resolved, draft?.values ?? {});
  const isRemote = values.some(([path, value]) => !saysTheSame(valueAt(form.values(), path), value));
  return draft && isRemote ? draft : undefined;
}
