import { type NameForms, onShelf } from './name-forms.ts';
import type { ScaffoldParts } from './scaffold.ts';

/** An action that tells a sentence, to be made into what is wanted: its result is data that the runtime carries out. */
export function actionParts({ kebab, camel, pascal }: NameForms, group = 'page'): ScaffoldParts {
  const folder = `src/actions/${group}/${kebab}`;
  return {
    files: {
      [`${folder}/${kebab}.action.ts`]: definition(kebab, camel, pascal),
      [`${folder}/${kebab}.props.schema.json`]: JSON.stringify(propsSchema(kebab), null, 2),
    },
    changes: [
      {
        file: 'src/actions/shelf.ts',
        change: (text) => onShelf(text, `${camel}Action`, `./${group}/${kebab}/${kebab}.action.ts`),
      },
    ],
  };
}

const definition = (
  kebab: string,
  camel: string,
  pascal: string,
) => `import { defineAction } from '../../../runtime/registry/index.ts';
import { textArgument } from '../../arguments.ts';
import props from './${kebab}.props.schema.json';

export const ${camel}Action = defineAction({
  name: '${kebab}',
  title: '${pascal}',
  props,
  run(args) {
    return { notify: { kind: 'success', text: textArgument(args, '${kebab}') } };
  },
});
`;

const propsSchema = (kebab: string) => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: kebab,
  title: kebab,
  description: '显示一句话。',
  'x-en-US': { title: kebab, description: 'Tells a sentence.' },
  type: 'object',
  required: [kebab],
  additionalProperties: false,
  properties: {
    [kebab]: {
      title: '文字',
      description: '显示的话。',
      'x-en-US': { title: 'Text', description: 'What is told.' },
      'x-group': 'basic',
      type: 'string',
      minLength: 1,
    },
  },
});
