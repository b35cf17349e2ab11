import type { JsonObject, JsonValue } from '../../schema/json/index.ts';
import type { Linkage, Reaction } from '../resolve/index.ts';
import { compact, readObject, readString } from '../values/index.ts';

/**
 * Reads everything that determines the state of a gated node; `readOnly` and `value` are those of its field in the
 * model.
 */
export function readLinkage(
  node: JsonObject,
  pointer: string,
  field?: { readOnly: boolean; value?: string; required: boolean },
): Linkage {
  const readOnly = field?.readOnly ? true : readCondition(node['x-read-only']);
  const written = readCondition(node.required);
  const required = written ?? field?.required;
  const linkage: Linkage = {
    visible: readCondition(node['x-visible']),
    hidden: readCondition(node['x-hidden']),
    disabled: readCondition(node['x-disabled']),
    readOnly,
    required: node.required === null ? undefined : required,
    value: field?.value,
    permission: readString(node['x-permission']),
    reactions: readReactions(node['x-reactions'], `${pointer}/x-reactions`),
  };
  return compact(linkage);
}

function readCondition(value: JsonValue | undefined): boolean | string | undefined {
  return typeof value === 'boolean' || typeof value === 'string' ? value : undefined;
}

function readReactions(value: JsonValue | undefined, pointer: string): Reaction[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return [readReaction(readObject(value), pointer)];
  return value.map((item, index) => readReaction(readObject(item), `${pointer}/${index}`));
}

function readReaction(item: JsonObject, pointer: string): Reaction {
  const reaction: Reaction = {
    target: readString(item.target),
    when: readString(item.when),
    fulfill: readObject(readObject(item.fulfill).state),
    otherwise: readObject(readObject(item.otherwise).state),
    pointer,
  };
  return compact(reaction);
}
