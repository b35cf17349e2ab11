import { onShelf, type NameForms } from './name-forms.ts';
import type { ScaffoldParts, ScaffoldWords } from './scaffold-parts.ts';

export function actionParts(
  { kebab, camel, pascal, words }: NameForms,
  { group = 'page', title = pascal }: ScaffoldWords,
): ScaffoldParts {
  const folder = `src/actions/${group}/${kebab}`;
  return {
    files: {
      [`${folder}/${kebab}.action.ts`]: definition({ kebab, camel }, title),
      [`${folder}/${kebab}.props.schema.json`]: JSON.stringify(propsSchema({ kebab, words }, title), null, 2),
    },
    english: { [title]: words },
    changes: [
      {
        file: 'src/actions/shelf.ts',
        change: (text) => onShelf(text, `${camel}Action`, `./${group}/${kebab}/${kebab}.action.ts`),
      },
    ],
  };
}

const definition = (
  { kebab, camel }: Pick<NameForms, 'kebab' | 'camel'>,
  title: string,
) => `import { defineAction } from '../../../runtime/registry/index.ts';
import { textArgument } from '../../arguments.ts';
import props from './${kebab}.props.schema.json';

export const ${camel}Action = defineAction({
  name: '${kebab}',
  title: '${title}',
  props,
  run(args) {
    return { notify: { kind: 'success', text: textArgument(args, '${kebab}') } };
  },
});
`;

const propsSchema = ({ kebab, words }: Pick<NameForms, 'kebab' | 'words'>, title: string) => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: kebab,
  title,
  description: '显示一句话。',
  'x-en-US': { title: words, description: 'Tells a sentence.' },
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
