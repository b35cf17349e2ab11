import { onShelf, type NameForms } from './name-forms.ts';
import type { ScaffoldParts, ScaffoldWords } from './scaffold-parts.ts';

/** Returns the parts of a sample widget to be extended, which edits one line of text. */
export function widgetParts(
  { kebab, camel, pascal, words }: NameForms,
  { group = 'text', title = pascal }: ScaffoldWords,
): ScaffoldParts {
  const folder = `src/widgets/${group}/${kebab}`;
  return {
    files: {
      [`${folder}/${pascal}.tsx`]: component(pascal),
      [`${folder}/${kebab}.widget.ts`]: definition({ kebab, camel, pascal }, title),
      [`${folder}/${kebab}.props.schema.json`]: JSON.stringify(propsSchema({ pascal, words }, title), null, 2),
      [`${folder}/${pascal}.stories.tsx`]: story(pascal, title),
    },
    english: { [title]: words },
    changes: [
      {
        file: 'src/widgets/shelf.ts',
        change: (text) => onShelf(text, `${camel}Widget`, `./${group}/${kebab}/${kebab}.widget.ts`),
      },
    ],
  };
}

const component = (pascal: string) => `import { Input } from 'antd';

import { controlProps, ReadOnlyText, useComposedText } from '../../../runtime/form/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';

export interface ${pascal}Props extends WidgetProps<string> {
  maxLength?: number;
}

/** One line of text. */
export function ${pascal}({ value, onChange, readOnly, maxLength, ...rest }: ${pascal}Props) {
  const text = useComposedText(value ?? '', (next) => onChange?.(next === '' ? null : next));
  if (readOnly) return <ReadOnlyText id={rest.id}>{value}</ReadOnlyText>;
  return <Input {...controlProps(rest)} {...text} maxLength={maxLength} placeholder={rest.placeholder} />;
}
`;

const definition = ({ kebab, camel, pascal }: Omit<NameForms, 'words'>, title: string) => `import { lazy } from 'react';

import { defineWidget } from '../../../runtime/registry/index.ts';
import props from './${kebab}.props.schema.json';

export const ${camel}Widget = defineWidget({
  name: '${pascal}',
  title: '${title}',
  component: lazy(async () => ({ default: (await import('./${pascal}.tsx')).${pascal} })),
  props,
});
`;

const propsSchema = ({ pascal, words }: Pick<NameForms, 'pascal' | 'words'>, title: string) => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: pascal,
  title,
  description: '一行文字。',
  'x-en-US': { title: words, description: 'One line of text.' },
  'x-value': 'text',
  'x-accepts': ['long-text', 'number', 'option'],
  'x-cell-editor': { in: 'cell' },
  'x-create-field': { type: 'string' },
  'x-palette': { group: 'advanced', topic: 'text', icon: 'EditOutlined' },
  type: 'object',
  additionalProperties: false,
  properties: {
    placeholder: {
      title: '占位文字',
      description: '还没有值时显示的提示；不写则没有。',
      'x-en-US': { title: 'Placeholder', description: 'What is shown while there is no value. Without it nothing.' },
      'x-group': 'look',
      type: 'string',
    },
    maxLength: {
      title: '最多字数',
      description: '最多几个字；不写则不限。',
      'x-en-US': { title: 'Maximum length', description: 'The most characters. Without it there is no limit.' },
      'x-group': 'rules',
      type: 'integer',
      minimum: 1,
    },
  },
});

const story = (pascal: string, title: string) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';

import { Held } from '../../../../.storybook/Held.tsx';
import { expectHeld, expectVisible } from '../../../../.storybook/play.ts';
import { ${pascal} } from './${pascal}.tsx';

const meta: Meta = { title: '组件/${title}' };
export default meta;
type Story = StoryObj;

export const Typed: Story = {
  render: () => <Held of={${pascal}} label="内容" />,
  async play() {
    await userEvent.type(await screen.findByRole('textbox', { name: '内容' }), '甲乙');
    await expectHeld('甲乙');
  },
};

export const ReadOnly: Story = {
  render: () => <Held of={${pascal}} label="内容" value="甲乙" readOnly />,
  async play() {
    await expectVisible(screen.getByText('甲乙'));
  },
};
`;
