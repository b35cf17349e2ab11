// covers: state-file-cell
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { createFakePorts } from '../../../../../.storybook/fake-ports.ts';
import { OpenForm } from '../../../../../.storybook/OpenForm.tsx';
import { expectHeld, expectVisible, press } from '../../../../../.storybook/play.ts';
import { StoryRuntime } from '../../../../../.storybook/StoryRuntime.tsx';
import { enterTableCell, tableCell } from '../../../../../.storybook/table-play.ts';
import type { FilesPort } from '../../../../runtime/ports/index.ts';
import { tableForm } from '../testing/table-form.ts';

const meta: Meta = { title: '组件/可编辑表格/文件' };
export default meta;
type Story = StoryObj;

const form = tableForm({
  properties: { name: { type: 'string', title: '名称' }, file: { type: 'string', title: '附件' } },
  columns: ['name', { key: 'file', type: 'file', btnText: '传合同' }],
});

function Table({ upload, file }: { upload: FilesPort['upload']; file?: string }) {
  const ports = createFakePorts();
  Object.assign(ports.files, { upload });
  return (
    <StoryRuntime ports={ports}>
      <OpenForm form={form} mode="edit" record={{ rows: [{ id: 'r1', name: '甲', ...(file && { file }) }] }} />
    </StoryRuntime>
  );
}

const send = async (name: string) => {
  const cell = await tableCell(1, 'file');
  const input = cell.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('没有选择文件的地方');
  await userEvent.upload(input, new File(['内容'], name));
};

export const UploadedAndNamed: Story = {
  render: () => <Table upload={async ({ name }) => `temp/${name}`} />,
  async play() {
    await expectVisible(await screen.findByRole('button', { name: /传合同/ }));
    await send('采购合同二零二六.pdf');
    const shown = await screen.findByRole('button', { name: /采购合同二…/ });
    await expect(shown).toHaveAttribute('title', '采购合同二零二六.pdf');
    await userEvent.click(shown);
    await expectVisible(await screen.findByRole('menuitem', { name: /下载 采购合同二零二六.pdf/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: /删除 采购合同二零二六.pdf/ }));
    await expectVisible(await screen.findByRole('button', { name: /传合同/ }));
    await send('b.pdf');
    await screen.findByRole('button', { name: /b\.pdf/ });
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await expectHeld({ rows: [{ id: 'r1', name: '甲', file: 'temp/b.pdf' }] });
  },
};

export const OnItsWay: Story = {
  render: () => (
    <Table
      upload={(_, options) => {
        options?.onProgress?.(40);
        return new Promise(() => {});
      }}
    />
  ),
  async play() {
    await send('b.pdf');
    await expectVisible(await screen.findByRole('progressbar', { name: '正在上传 b.pdf' }));
    await expectVisible(screen.getByText('40%'));
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.getByText('文件正在上传，请等它传完再保存')).toBeVisible());
    await expectHeld([{ path: 'rows', severity: 'error', rule: 'widget', message: '文件正在上传，请等它传完再保存' }]);
  },
};

export const FailedHoldsTheSave: Story = {
  render: () => <Table upload={() => Promise.reject(new Error('文件太大'))} />,
  async play() {
    await send('b.pdf');
    await screen.findByRole('img', { name: 'b.pdf上传失败：文件太大' });
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.getByText('有1个文件没有上传成功，请重试或删除')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: '放弃 b.pdf' }));
    await waitFor(() => expect(screen.queryByText('有1个文件没有上传成功，请重试或删除')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await expectHeld({ rows: [{ id: 'r1', name: '甲' }] });
  },
};

export const Failed: Story = {
  render: () => <Table upload={() => Promise.reject(new Error('文件太大'))} file="temp/旧的.pdf" />,
  async play() {
    await send('新的图纸一.pdf');
    await expectVisible(await screen.findByRole('img', { name: '新的图纸一.pdf上传失败：文件太大' }));
    await userEvent.click(screen.getByRole('button', { name: '放弃 新的图纸一.pdf' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /旧的\.pd…/ })).toBeVisible());
  },
};

// covers: permission-file-cells
export const ByTheKeyboardAlone: Story = {
  render: () => <Table upload={() => Promise.reject(new Error('文件太大'))} file="temp/旧的.pdf" />,
  async play() {
    await enterTableCell(1, 'file');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('下载 旧的.pdf'));
    await press('Escape');
    await waitFor(() =>
      expect(document.activeElement?.closest('[data-column]')).toBe(document.querySelector('[data-column="file"]')),
    );
    await userEvent.keyboard('{F2}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('下载 旧的.pdf'));
    await press('ArrowDown');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('删除 旧的.pdf'));
    await press('Enter');
    await waitFor(() => expect(document.activeElement).toBe(document.querySelector('[data-column="file"]')));
    const input = (await tableCell(1, 'file')).querySelector<HTMLInputElement>('input[type="file"]');
    const chosen = new Promise((done) => input?.addEventListener('click', done, { once: true }));
    await userEvent.keyboard(' ');
    await chosen;
    await send('新的.pdf');
    await expectVisible(await screen.findByRole('img', { name: '新的.pdf上传失败：文件太大' }));
    await enterTableCell(1, 'file');
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(screen.queryByRole('img', { name: /上传失败/ })).toBeNull());
  },
};
