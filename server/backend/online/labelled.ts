import type { ModuleDescription } from '../../../src/engine/exchange/index.ts';
import type { LabelledResource } from '../options.ts';

export function labelled({ fields, resource, permission }: ModuleDescription): LabelledResource {
  const texts = fields.filter(({ type, control }) => type === 'string' && control === 'text');
  const label = texts.find(({ inList }) => inList) ?? texts[0] ?? fields[0];
  return {
    path: resource ?? '',
    label: label?.name ?? 'id',
    titles: new Map(fields.map(({ name, title }) => [name, title])),
    permission: permission ?? '',
    kinds: new Map(),
    writable: new Map(fields.map(({ name, title }) => [name, title])),
    hidden: () => new Set(),
    unique: [],
    lines: [],
  };
}
