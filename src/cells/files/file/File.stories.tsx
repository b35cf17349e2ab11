// covers: limit-file-name
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { expectVisible } from '../../../../.storybook/play.ts';
import { CellStory } from '../../testing/CellStory.tsx';
import { FileCell } from './File.tsx';

const meta: Meta = { title: '单元格/文件' };
export default meta;
type Story = StoryObj;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const contract = { fileName: '采购合同2026.docx', filePath: 'temp/a.docx' };

export const One: Story = {
  render: () => <CellStory of={FileCell} value={[contract]} />,
  async play() {
    const name = await screen.findByRole('button', { name: '采购合同2…' });
    await expect(name).toHaveAttribute('title', '采购合同2026.docx');
    await userEvent.click(name);
    await expectVisible(await screen.findByText('文件下载失败'));
  },
};

/**
 * A record of another system has a name but no path: the name is shown, and opening it shows that the file is unknown.
 */
// covers: error-no-path
export const WithoutAPath: Story = {
  render: () => <CellStory of={FileCell} value={[{ fileName: '图.dwg', filePath: '' }]} />,
  async play() {
    await press('图.dwg');
    await expectVisible(await screen.findByText('未知的文件'));
  },
};

export const Several: Story = {
  render: () => <CellStory of={FileCell} value={JSON.stringify([contract, { filePath: 'temp/图.png' }])} />,
  async play() {
    await press('等 2 个');
    await press('图.png');
    await waitFor(() => expect(screen.getByText('图.png', { selector: '.ant-modal-title' })).toBeVisible());
    await press('关闭');
  },
};

export const OnlyNames: Story = {
  render: () => <CellStory of={FileCell} value="temp/a.txt" column={{ cellProps: { allowDownload: false } }} />,
  async play() {
    await expectVisible(await screen.findByText('a.txt'));
    await expect(screen.queryByRole('button')).toBeNull();
  },
};

export const None: Story = {
  render: () => <CellStory of={FileCell} value={null} />,
  async play() {
    await expect(screen.getByTestId('cell')).toBeEmptyDOMElement();
  },
};
