import type { Plugin } from 'vite';

import { withoutDeclaration } from '../../src/engine/widgets/index.ts';
import type { JsonObject } from '../../src/schema/json/index.ts';
import { mapSchema } from './schema-parts.ts';
import { withoutWords } from './without-words.ts';

/**
 * Makes Vite load the props schemas of widgets, cells and actions without the texts that only people and tools read,
 * without the names of props, and without a widget's declaration and the schema draft: programs have these in
 * `generated/`, and the draft is always the same. The schema of declarations itself keeps its draft and its keys.
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
        return { code: JSON.stringify({ ...withoutNames(withoutWords(rest)), title: schema.title }), map: null };
      },
    },
  };
}

/** Programs find a property by its key, and the references that it names in `generated/props-format.ts`. */
const elsewhere = new Set(['title', 'x-names', 'x-key-names', 'x-bind']);

function withoutNames(schema: JsonObject): JsonObject {
  return mapSchema(schema, (part) =>
    Object.fromEntries(Object.entries(part).filter(([keyword]) => !elsewhere.has(keyword))),
  );
}
