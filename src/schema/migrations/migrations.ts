import type { Migration } from './define-migration.ts';
import { formFieldRules } from './version-1/form-field-rules.ts';
import { listColumnKey } from './version-1/list-column-key.ts';
import { listSortObject } from './version-1/list-sort-object.ts';

export const CURRENT_FORMAT_VERSION = 1;

/** Every step that ever existed; the steps of one version run in this order. */
export const migrations: readonly Migration[] = [listColumnKey, listSortObject, formFieldRules];
