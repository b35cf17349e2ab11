import type { FormNode } from '../../../generated/documents.ts';
import type { Gated } from '../gate/index.ts';
import { emptyField, readKeywords, type ResolvedField } from '../model/index.ts';
import { compact } from '../values/index.ts';

/**
 * Returns the field as a form's node modifies it: each keyword of the node overrides that of the model, and null
 * removes it. Fields that the server fills stay read-only. Without a model's field the node alone defines one.
 */
export function overlayField(name: string, base: ResolvedField | undefined, node: Gated<FormNode>): ResolvedField {
  const { component: _, cell: __, hidden: ___, secret: ____, ...keywords } = readKeywords(node);
  const under = base ?? { ...emptyField(), name, title: name };
  const type = base ? base.type : keywords.type;
  const field: ResolvedField = {
    ...under,
    ...keywords,
    title: keywords.title ?? under.title,
    type: type ?? (node.type === 'object' ? 'string' : under.type),
    rules: Object.hasOwn(keywords, 'rules') ? (keywords.rules ?? []) : under.rules,
    unique: under.unique,
    required: node.required === undefined ? under.required : node.required === true,
    readOnly: under.readOnly || keywords.value !== undefined,
  };
  return compact(field);
}
