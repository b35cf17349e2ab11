import { autorun, batch } from '@formily/reactive';
import { throttle } from 'es-toolkit';
import { useEffect, useMemo, useRef, useState } from 'react';

import { valueAt } from '../../../engine/values/index.ts';
import { useRuntime } from '../../registry/index.ts';
import type { FormModel } from '../model/index.ts';
import { saysTheSame } from '../values/index.ts';
import { createDraftStore, type Draft } from './draft-store.ts';
import { draftValues, usableValues } from './draft-values.ts';
import { useUnloadGuard } from './use-unload-guard.ts';

/** What a form that keeps a draft of itself has to say. */
export interface FormDraft {
  /** What was typed before and not saved, until it is taken over or refused. */
  offer: { savedAt: number; isOlder: boolean } | undefined;
  restore: () => void;
  refuse: () => void;
  /** The form is saved, or left for good: nothing is kept, nor will be. */
  end: () => void;
}

const store = createDraftStore();

/** The drafts that a person left in forms of one document, the newest first. */
export function draftsOf(of: { user: string; document: string }): { record: string | null; savedAt: number }[] {
  return store.list(of);
}

const interval = 1000;

/**
 * Keeps what is typed into an open form in this browser, every second and when the page goes, and offers what an earlier
 * one left behind; the browser asks before the page goes. `record`: the id of the record, null for a new one. Nothing is kept where `isOff`.
 */
export function useDraft(form: FormModel, record: string | null, isOff = false): FormDraft {
  useUnloadGuard(form, isOff);
  const { user } = useRuntime();
  const { document } = form.resolved;
  const place = useMemo(() => ({ user: user?.id ?? '', document, record }), [user?.id, document, record]);
  const [found] = useState(() => (isOff ? undefined : store.read(place)));
  const [isComing, setComing] = useState(found instanceof Promise);
  const [offered, setOffered] = useState(() => (found instanceof Promise ? undefined : offerOf(form, found)));
  const isOver = useRef(isOff);

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
    // What was kept before is not written over until it is here.
    if (isOver.current || isComing) return undefined;
    const keep = () => {
      if (isOver.current) return;
      // What stands in an offer that was not answered yet is kept with it.
      const values = { ...offered?.values, ...draftValues(form.resolved, form.opened(), form.values()) };
      if (Object.keys(values).length === 0) store.remove(place);
      else if (!saysTheSame(values, offered?.values)) store.write(place, { values, version: form.record()['version'] });
    };
    const soon = throttle(keep, interval, { edges: ['trailing'] });
    const stop = autorun(() => {
      form.values();
      soon();
    });
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
    end() {
      isOver.current = true;
      store.remove(place);
    },
  };
}

/** The draft, where it holds anything that the form does not have already. */
function offerOf(form: FormModel, draft: Draft | undefined): Draft | undefined {
  const values = usableValues(form.resolved, draft?.values ?? {});
  const isRemote = values.some(([path, value]) => !saysTheSame(valueAt(form.values(), path), value));
  return draft && isRemote ? draft : undefined;
}
