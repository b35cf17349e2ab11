import { createContext } from 'react';

import type { FormModel } from '../model/index.ts';

/**
 * The fields of a form that its owner draws outside it, such as the totals of a bill in a footer, by their paths. The form
 * draws such a field only with what is wrong with it. Forms inside the form, such as those of its lines, draw all of theirs.
 */
export const FieldsElsewhere = createContext<{ form?: FormModel; paths: ReadonlySet<string> }>({ paths: new Set() });
