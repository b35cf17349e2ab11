import { onShelf, type NameForms } from './name-forms.ts';
import type { ScaffoldParts, ScaffoldWords } from './scaffold-parts.ts';

export function cellParts(
  { kebab, camel, pascal, words }: NameForms,
  { group = 'text', title = pascal }: ScaffoldWords,
): ScaffoldParts {
  const folder = `src/cells/${group}/${kebab}`;
  return {
    files: {
      [`${folder}/${pascal}.tsx`]: component(pascal),
      [`${folder}/${kebab}.cell.ts`]: definition({ kebab, camel, pascal }, title),
      [`${folder}/${kebab}.props.schema.json`]: JSON.stringify(propsSchema({ kebab, words }, title), null, 2),
      [`${folder}/${pascal}.stories.tsx`]: story(pascal, title),
    },
    english: { [title]: words },
    changes: [
      {
        file: 'src/cells/shelf.ts',
        change: (text) => onShelf(text, `${camel}Cell`, `./${group}/${kebab}/${kebab}.cell.ts`),
      },
    ],
  };
}

const component = (pascal: string) => `import type { CellProps } from '../../../runtime/registry/index.ts';
import { cellText } from '../../cell-text/cell-value.ts';
import { drawText } from '../../cell-text/draw-text.tsx';

/** Renders the value as text, after a prefix. */
export function ${pascal}Cell({ value, column, href, onOpen }: CellProps) {
  const { prefix } = column.cellProps;
  const text = cellText(value);
  const shown = text === '' || typeof prefix !== 'string' ? text : \`\${prefix}\${text}\`;
  return drawText({ text: shown, ellipsis: column.ellipsis, href, onOpen });
}
`;

const definition = (
  { kebab, camel, pascal }: Omit<NameForms, 'words'>,
  title: string,
) => `import { defineCell } from '../../../runtime/registry/index.ts';
import { ${pascal}Cell } from './${pascal}.tsx';
import props from './${kebab}.props.schema.json';

export const ${camel}Cell = defineCell({
  name: '${kebab}',
  title: '${title}',
  component: ${pascal}Cell,
  draw: ${pascal}Cell,
  props,
});
`;

const propsSchema = ({ kebab, words }: Pick<NameForms, 'kebab' | 'words'>, title: string) => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: kebab,
  title,
  description: '文字，前面可以再加几个字。',
  'x-en-US': { title: words, description: 'A text, with a few characters before it.' },
  type: 'object',
  additionalProperties: false,
  properties: {
    prefix: {
      title: '前缀',
      description: '写在值前面的字；不写则没有。',
      'x-en-US': { title: 'Prefix', description: 'What stands before the value. Without it nothing.' },
      'x-group': 'look',
      type: 'string',
    },
  },
});

const story = (pascal: string, title: string) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { expectVisible } from '../../../../.storybook/play.ts';
import { CellStory } from '../../testing/CellStory.tsx';
import { ${pascal}Cell } from './${pascal}.tsx';

const meta: Meta = { title: '单元格/${title}' };
export default meta;
type Story = StoryObj;

export const Shown: Story = {
  render: () => <CellStory of={${pascal}Cell} value="12" column={{ cellProps: { prefix: '第' } }} />,
  async play() {
    await expectVisible(await screen.findByText('第12'));
  },
};

export const Nothing: Story = {
  render: () => <CellStory of={${pascal}Cell} value="" />,
  async play() {
    await expect(screen.getByTestId('cell')).toBeEmptyDOMElement();
  },
};
`;
