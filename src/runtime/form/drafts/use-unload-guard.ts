import { useEffect } from 'react';

import type { FormModel } from '../model/index.ts';

/** Open forms, including those of hidden tabs: Activity unmounts their effects, not their elements. */
const open = new Set<FormModel>();

/** The browser asks before it leaves or reloads the page while the form, in whatever tab, has something to save. */
export function useUnloadGuard(form: FormModel, isOff: boolean): void {
  useEffect(() => {
    for (const other of open) if (!isDrawn(other)) open.delete(other);
    if (isOff) return;
    open.add(form);
    // Adding the same listener again has no effect.
    window.addEventListener('beforeunload', askFirst);
  }, [form, isOff]);
}

function askFirst(event: BeforeUnloadEvent): void {
  if ([...open].some((form) => isDrawn(form) && form.isDirty())) event.preventDefault();
}

function isDrawn(form: FormModel): boolean {
  return document.querySelector(`[id^="${CSS.escape(form.controlId(''))}"]`) !== null;
}
