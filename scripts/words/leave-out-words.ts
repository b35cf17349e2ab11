import type { Plugin } from 'vite';

import { withoutDeclaration } from '../../src/engine/widgets/index.ts';
import type { JsonObject } from '../../src/schema/json/index.ts';
import { mapSchema } from './schema-parts.ts';
import { withoutWords } from './without-words.ts';

/**
 * Vite loads the props schemas of widgets, cells and actions without the words that only people and tools read, without
 * what props name, and without what a widget declares of itself and the draft that all are written in: programs have the former in
 * `generated/` and know the latter. Of the schema of such declarations only the words are left out.
 */
export function leaveOutWords(): Plugin {
  return {
    name: 'leave-out-words',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(?:[\w-]+\.props|widget-declaration)\.schema\.json$/ },
      handler(code, id) {
        const schema = JSON.parse(code);
        const { $schema: _, ...own } = schema;
        const rest = id.endsWith('.props.schema.json') ? withoutDeclaration(own) : schema;
        return {
          code: JSON.stringify({
            ...withoutTitlesAndNames(withoutWords(rest), !('x-exchange' in schema)),
            title: schema.title,
          }),
          map: null,
        };
      },
    },
  };
}

/**
 * Programs find a property by its name, and what it names by `generated/props-format.ts`; they ask for defaults of those
 * widgets alone that other formats of forms know.
 */
const elsewhere = new Set(['title', 'x-names', 'x-key-names', 'x-bind']);

function withoutTitlesAndNames(schema: JsonObject, isDefaultLeftOut: boolean): JsonObject {
  return mapSchema(schema, (part) =>
    Object.fromEntries(
      Object.entries(part).filter(
        ([keyword]) => !elsewhere.has(keyword) && !(isDefaultLeftOut && keyword === 'default'),
      ),
    ),
  );
}
