import type { DocumentKey } from '../../documents/document.ts';
import type { FreeName } from '../../expressions/index.ts';
import type { FoundExpression } from '../found.ts';
import type { Surroundings } from '../surroundings.ts';
import { modelsAlong, records, rootModels } from '../uses-in-expression.ts';
import type { ValueColumn } from './columns.ts';

/** Returns `yes` if an expression reads one of the columns, `unsure` if the model of the record is unknown. */
export function isColumnRead(
  reads: readonly FreeName[],
  found: FoundExpression,
  document: DocumentKey,
  columns: readonly ValueColumn[],
  surroundings: Surroundings,
): 'yes' | 'no' | 'unsure' {
  const answers = reads.map((read) => {
    const names = read.path.filter((segment) => segment !== '[]' && segment !== '*');
    const last = names.at(-1);
    const named = columns.filter(({ field }) => field === last);
    if (named.length === 0 || !records.includes(read.name)) return 'no';
    const roots = rootModels(read.name, found, document, surroundings);
    const owners = roots.map((root) => modelsAlong(root, names, surroundings).at(-1));
    if (owners.some((owner) => named.some(({ model }) => model === owner))) return owners.length > 1 ? 'unsure' : 'yes';
    return roots.length === 0 ? 'unsure' : 'no';
  });
  if (answers.includes('yes')) return 'yes';
  return answers.includes('unsure') ? 'unsure' : 'no';
}
