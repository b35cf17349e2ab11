// covers: state-socket-table
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { createFakePorts } from '../../../../../.storybook/fake-ports.ts';
import { OpenForm } from '../../../../../.storybook/OpenForm.tsx';
import { expectVisible } from '../../../../../.storybook/play.ts';
import { StoryRuntime } from '../../../../../.storybook/StoryRuntime.tsx';
import type { FormModel } from '../../../../runtime/form/index.ts';
import { memorySockets } from '../../../../runtime/ports/testing/memory-sockets.ts';
import { tableForm } from '../testing/table-form.ts';

const meta: Meta = { title: '组件/可编辑表格/同步' };
export default meta;
type Story = StoryObj;

const form = tableForm({
  properties: { name: { type: 'string', title: '名称' }, qty: { type: 'number', title: '数量', 'x-scale': 2 } },
  columns: ['name', { key: 'qty', statistics: 'sum' }],
  options: { socketKey: 'story/row' },
});
/** Two forms on one page need different names. */
const theirForm = { ...form, title: '别人的表格' };
const record = {
  id: 's1',
  rows: [
    { id: 'r1', name: '螺栓', qty: '1.00' },
    { id: 'r2', name: '螺母', qty: '2.00' },
    { id: 'r3', name: '垫圈', qty: '3.00' },
  ],
};

let mine: FormModel | undefined;

function TwoPeople() {
  const [ports] = useState(() => ({ ...createFakePorts(), sockets: memorySockets() }));
  return (
    <StoryRuntime ports={ports} user={{ id: 'u1', username: 'wang', realname: '王工' }}>
      <section aria-label="我">
        <OpenForm form={form} mode="edit" record={record} onOpen={(opened) => (mine = opened)} />
      </section>
      <section aria-label="别人">
        <OpenForm form={theirForm} mode="edit" record={record} />
      </section>
    </StoryRuntime>
  );
}

export const SavedByOneSeenByTheOther: Story = {
  render: () => <TwoPeople />,
  async play() {
    const mineIn = within(await screen.findByRole('region', { name: '我' }));
    const theirs = within(screen.getByRole('region', { name: '别人' }));
    await waitFor(() => expect(theirs.getAllByText('螺母')).not.toHaveLength(0));
    await userEvent.click(mineIn.getByText('螺母'));
    await userEvent.keyboard('防松螺母{Enter}');
    await userEvent.click(mineIn.getByRole('button', { name: '删除第 3 行' }));
    await userEvent.click(theirs.getByText('螺栓'));
    await userEvent.keyboard('六角螺栓');
    mine?.notifySaved({
      id: 's1',
      rows: [record.rows[0], { id: 'r2', name: '防松螺母', qty: '2.00' }, { id: 'r9', name: '销', qty: '9.00' }],
    });
    await waitFor(() => expect(theirs.getByText('防松螺母')).toBeVisible());
    await waitFor(() => expect(theirs.getByText('销')).toBeVisible());
    await expect(document.activeElement).toHaveValue('六角螺栓');
    await waitFor(() => expect(theirs.queryByText('垫圈')).toBeNull(), { timeout: 5000 });
    await expect(theirs.getByTestId('dirty')).toHaveTextContent('有未保存的修改');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(theirs.getByTestId('dirty')).toHaveTextContent('没有修改'));
    await userEvent.click(theirs.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(theirs.getByTestId('value')).toHaveTextContent('"name":"销"'));
    await expectVisible(theirs.getByText('12.00'));
  },
};
