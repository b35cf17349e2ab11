import { kebabCase } from 'es-toolkit';

import type { ModuleDescription } from './description.ts';

/**
 * Gives a module another id or title. With another id the ids of its lines begin with it, so that they are unused too.
 */
export function namedModule(
  module: ModuleDescription,
  { id = module.id, title = module.title }: { id?: string | undefined; title?: string | undefined },
): ModuleDescription {
  if (id === module.id) return { ...module, title };
  const lines = module.lines.map((line) => {
    return { ...line, module: namedModule(line.module, { id: `${id}-${kebabCase(line.name)}` }) };
  });
  return { ...module, id, title, lines };
}
