import type { FormNode, FormReaction } from '../../../generated/documents.ts';
import type { Gated } from '../gate/index.ts';
import type { Linkage, Reaction } from '../resolve/index.ts';
import { compact } from '../values/index.ts';

/**
 * Reads everything that determines the state of a gated node; `readOnly` and `value` are those of its field in the
 * model.
 */
export function readLinkage(
  node: Gated<FormNode>,
  pointer: string,
  field?: { readOnly: boolean; value?: string; required: boolean },
): Linkage {
  const { required = field?.required } = node;
  const linkage: Linkage = {
    visible: node['x-visible'],
    hidden: node['x-hidden'],
    disabled: node['x-disabled'],
    readOnly: field?.readOnly ? true : node['x-read-only'],
    required: required ?? undefined,
    value: field?.value,
    permission: node['x-permission'],
    reactions: readReactions(node['x-reactions'], `${pointer}/x-reactions`),
  };
  return compact(linkage);
}

function readReactions(value: Gated<FormNode['x-reactions']>, pointer: string): Reaction[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return [readReaction(value, pointer)];
  return value.map((item, index) => readReaction(item ?? {}, `${pointer}/${index}`));
}

function readReaction({ target, when, fulfill, otherwise }: Gated<FormReaction>, pointer: string): Reaction {
  return compact({ target, when, fulfill: fulfill?.state ?? {}, otherwise: otherwise?.state ?? {}, pointer });
}
