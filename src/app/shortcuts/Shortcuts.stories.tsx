import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';

import { expectVisible, press } from '../../../.storybook/play.ts';
import { typeIntoCell } from '../../../.storybook/table-play.ts';
import { memoryRecords, type MemoryRecords } from '../../runtime/list/testing/memory-records.ts';
import type { JsonObject } from '../../schema/json/index.ts';
import { PageStory } from '../../views/page/testing/PageStory.tsx';
import { Shortcuts } from './Shortcuts.tsx';

const meta: Meta = { title: '外壳/快捷键' };
export default meta;
type Story = StoryObj;

const model: JsonObject = {
  title: '客户',
  resource: '/base/customer',
  label: 'name',
  schema: {
    type: 'object',
    properties: { name: { type: 'string', title: '名称' }, credit: { type: 'number', title: '额度' } },
  },
};
const list = { title: '客户', model: 'base/customer', search: [] };
let records: MemoryRecords = memoryRecords([]);

const render = (body: JsonObject) => () => {
  records = memoryRecords([{ id: '1', version: 1, name: '东方贸易', credit: 100 }]);
  const documents = { 'base/customer.model': model, 'base/customer.list': { ...list, ...body } };
  return (
    <>
      <div className="pw-panel">
        <PageStory of="base/customer.list" documents={documents} records={records} />
      </div>
      <Shortcuts />
    </>
  );
};
const controlS = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 's', ctrlKey: true });
const question = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: '?', shiftKey: true });
/**
 * Finds the dialog by its text: under test, rc-dialog gives all titles the same id, so a second dialog would get the
 * name of the first.
 */
const help = async () => {
  const title = await screen.findByText('键盘快捷键', { selector: '.ant-modal-title' });
  const dialog = title.closest('[role=dialog]');
  if (!(dialog instanceof HTMLElement)) throw new Error('没有快捷键的清单');
  return dialog;
};
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const SavesTheFormInFront: Story = {
  render: render({}),
  async play() {
    await screen.findByText('东方贸易');
    await expect(await controlS()).toBe(false);
    await userEvent.click((await screen.findAllByRole('button', { name: '编辑' }))[0] ?? document.body);
    const dialog = await screen.findByRole('dialog', { name: '编辑 客户' });
    const credit = await within(dialog).findByLabelText('额度');
    await userEvent.clear(credit);
    await userEvent.keyboard('250');
    await expect(credit).toHaveValue('250');
    await controlS();
    await expectVisible(await screen.findByText('修改成功！'));
    await gone();
    await expect(records.records[0]).toMatchObject({ credit: 250 });
  },
};

export const SavesTheSheetInFront: Story = {
  render: render({ editable: true }),
  async play() {
    await screen.findByRole('gridcell', { name: /东方贸易/ });
    await typeIntoCell(1, 'name', '西部物流');
    await controlS();
    await expectVisible(await screen.findByText('保存成功'));
    await expect(records.records[0]).toMatchObject({ name: '西部物流' });
  },
};

export const ListsWhatIsInForce: Story = {
  render: render({}),
  async play() {
    await screen.findByText('东方贸易');
    await question();
    const overList = await help();
    await expectVisible(within(overList).getByRole('heading', { name: '列表' }));
    await expectVisible(within(overList).getByText('打开这一行'));
    await expect(within(overList).queryByText('保存')).toBeNull();
    await waitFor(() => expect(overList.contains(document.activeElement)).toBe(true));
    await press('Escape');
    await gone();
    await userEvent.click((await screen.findAllByRole('button', { name: '编辑' }))[0] ?? document.body);
    const dialog = await screen.findByRole('dialog', { name: '编辑 客户' });
    const name = await within(dialog).findByLabelText('名称');
    name.focus();
    await userEvent.keyboard('?');
    await expect(name).toHaveValue('东方贸易?');
    within(dialog)
      .getByRole('button', { name: /取\s?消/ })
      .focus();
    await question();
    const overForm = await help();
    await expect(within(overForm).getAllByText('保存').length).toBeGreaterThan(0);
    await expect(within(overForm).queryByRole('heading', { name: '列表' })).toBeNull();
  },
};

export const ListsTheKeysOfASheet: Story = {
  render: render({ editable: true }),
  async play() {
    await screen.findByRole('gridcell', { name: /东方贸易/ });
    await question();
    const dialog = await help();
    await expectVisible(within(dialog).getByRole('heading', { name: '表格里编辑' }));
    const fill = within(dialog).getByText('向下填充').parentElement ?? dialog;
    await expect(within(fill).getAllByText(/^(Ctrl|⌘|D)$/)).toHaveLength(2);
    await expect(within(dialog).getAllByText('选中一片格')).toHaveLength(1);
  },
};
