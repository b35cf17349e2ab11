import { FormContext } from '@formily/react';
import { createContext, useContext, type ReactNode } from 'react';

import type { FormModel } from '../model/index.ts';

const FormModelContext = createContext<FormModel | null>(null);

/**
 * Provides an open form to its nodes. It neither mounts nor unmounts the form: the owner opens and closes it.
 * (Formily's `FormProvider` does both in an effect, and React's Activity runs that effect's cleanup when a tab is
 * merely hidden.)
 */
export function FormScope({ form, children }: { form: FormModel; children: ReactNode }) {
  return (
    <FormModelContext.Provider value={form}>
      <FormContext.Provider value={form.formily}>{children}</FormContext.Provider>
    </FormModelContext.Provider>
  );
}

/** Returns the form of the nearest `FormScope`. Throws if there is none. */
export function useFormModel(): FormModel {
  const form = useContext(FormModelContext);
  if (!form) throw new Error('useFormModel must be used below FormScope');
  return form;
}
