import { createContext } from 'react';

import type { FormModel } from '../model/index.ts';

/**
 * The paths of the fields that a form's owner renders outside the form, such as the totals of a bill in a footer. The
 * form itself renders only the problems of these fields. Forms inside the form, such as those of its lines, render all
 * of their fields.
 */
export const FieldsElsewhere = createContext<{ form?: FormModel; paths: ReadonlySet<string> }>({ paths: new Set() });
