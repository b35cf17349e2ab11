import { treePattern } from '../bill/index.ts';
import type { ResolvedModel } from '../model/index.ts';

/**
 * Whether a record of the model can be put below another one: it is a tree, its parent can be written, and no code follows
 * the place (such a code would go on naming the old one).
 */
export function canMove({ tree, fields }: Pick<ResolvedModel, 'tree' | 'fields'>): boolean {
  const parent = fields.find(({ name }) => name === tree?.parent);
  return (
    parent !== undefined && !parent.readOnly && fields.every(({ numbering }) => numbering?.pattern !== treePattern)
  );
}
