import type { FormRemoteOptions } from '../../../generated/documents.ts';
import type { Gated } from '../gate/index.ts';
import type { RemoteOptions } from '../resolve/index.ts';

export interface RemoteOption {
  value: string | number | boolean;
  label: string;
  disabled?: boolean;
  children?: RemoteOption[];
}

/** Deeper levels are left out: the host's result may be circular. */
const deepest = 20;

/** Reads `x-remote-options` of a node; undefined if it names no function. */
export function readRemoteOptions(written: Gated<FormRemoteOptions> = {}): RemoteOptions | undefined {
  const { function: name, value = 'value', label = 'label', children = 'children' } = written;
  return name === undefined ? undefined : { function: name, value, label, children };
}

/**
 * Converts the host's result to options. A part without a value is left out; one without a label is labelled by its
 * value.
 */
export function optionsGiven(answer: unknown, remote: RemoteOptions, depth = 0): RemoteOption[] {
  if (!Array.isArray(answer) || depth > deepest) return [];
  return answer.flatMap((part: unknown) => {
    const member = membersOf(part);
    const value = member ? member.get(remote.value) : part;
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return [];
    const label = member?.get(remote.label);
    const below = optionsGiven(member?.get(remote.children), remote, depth + 1);
    return [
      {
        value,
        label: typeof label === 'string' || typeof label === 'number' ? String(label) : String(value),
        ...(member?.get('disabled') === true && { disabled: true }),
        ...(below.length > 0 && { children: below }),
      },
    ];
  });
}

function membersOf(part: unknown): ReadonlyMap<string, unknown> | undefined {
  return typeof part === 'object' && part !== null ? new Map(Object.entries(part)) : undefined;
}
