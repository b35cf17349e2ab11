import { treePattern } from '../bill/index.ts';
import type { ResolvedModel } from '../model/index.ts';

/**
 * True if a record of the model can be moved below another one: it is a tree, its parent is writable, and no code
 * depends on the place (such a code would become outdated).
 */
export function canMove({ tree, fields }: Pick<ResolvedModel, 'tree' | 'fields'>): boolean {
  const parent = fields.find(({ name }) => name === tree?.parent);
  return (
    parent !== undefined && !parent.readOnly && fields.every(({ numbering }) => numbering?.pattern !== treePattern)
  );
}
