import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';

import { expectVisible } from '../../../../.storybook/play.ts';
import { memoryRecords } from '../../../runtime/list/testing/memory-records.ts';
import type { JsonObject } from '../../../schema/json/index.ts';
import { PageStory } from '../../../views/page/testing/PageStory.tsx';

const meta: Meta = { title: '组件/页面列表' };
export default meta;
type Story = StoryObj;

const documents: Record<string, JsonObject> = {
  'crm/visit.model': {
    title: '拜访',
    schema: { type: 'object', properties: { no: { type: 'string', title: '编号', 'x-unique': true } } },
  },
  'crm/visit.list': { title: '拜访', model: 'crm/visit' },
  'crm/visit.form': { title: '拜访', model: 'crm/visit', properties: { no: {} } },
  'crm/board.screen': {
    title: '看板',
    properties: {
      _list: {
        type: 'void',
        title: '拜访',
        'x-component': 'ListPart',
        'x-component-props': { list: 'crm/visit', height: 300 },
      },
    },
  },
};

export const InsideAPage: Story = {
  render: () => (
    <PageStory of="crm/board.screen" documents={documents} records={memoryRecords([{ id: '1', no: 'BF-1' }])} />
  ),
  async play() {
    await expectVisible(await screen.findByRole('heading', { name: '拜访' }));
    await expectVisible(await screen.findByText('BF-1'));
  },
};
export const Dark: Story = { ...InsideAPage, parameters: { theme: 'dark' } };
