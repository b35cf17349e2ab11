import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';

import { OpenDesigner } from '../testing/OpenDesigner.tsx';

const meta: Meta = { title: '设计器/剪贴板' };
export default meta;
type Story = StoryObj;

async function press(type: 'copy' | 'cut' | 'paste', clipboardData: DataTransfer): Promise<void> {
  const target = document.activeElement ?? document.body;
  await fireEvent(target, new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true }));
}

const canvases = () => screen.findAllByRole('application', { name: '画布' });
const texts = () => screen.getAllByTestId('value').map((value) => JSON.parse(value.textContent ?? '').properties);

async function select(canvas: HTMLElement, ...keys: string[]): Promise<void> {
  for (const [at, key] of keys.entries()) {
    const node = await waitFor(() => {
      const found = canvas.querySelector(`[data-node$="/${key}"] > *`);
      if (!found) throw new Error(`“${key}”没有画出来`);
      return found;
    });
    await fireEvent.click(node, { ctrlKey: at > 0 });
  }
  canvas.focus();
}

export const AcrossDocuments: Story = {
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <>
      <OpenDesigner name="story/one" properties={{ name: {}, own: { type: 'string', title: '自己的' } }} />
      <OpenDesigner name="story/other" properties={{ name: {} }} />
    </>
  ),
  async play() {
    const [one, other] = await canvases();
    const clipboard = new DataTransfer();
    if (!one || !other) throw new Error('没有两块画布');
    await select(one, 'name', 'own');
    await press('copy', clipboard);
    other.focus();
    await press('paste', clipboard);
    await waitFor(() =>
      expect(texts()[1]).toEqual({
        name: {},
        name2: { type: 'string', title: '客户名称', maxLength: 20 },
        own: { type: 'string', title: '自己的' },
      }),
    );
    one.focus();
    await press('cut', clipboard);
    await waitFor(() => expect(texts()[0]).toEqual({}));
  },
};

export const NotOurs: Story = {
  render: () => <OpenDesigner properties={{ name: {} }} />,
  async play() {
    const [canvas] = await canvases();
    const clipboard = new DataTransfer();
    clipboard.setData('text/plain', '一段文字');
    if (!canvas) throw new Error('没有画布');
    await select(canvas, 'name');
    await press('paste', clipboard);
    await waitFor(() => expect(document.querySelector('.pw-designer-status')).toHaveTextContent('请先在设计器里复制'));
    const search = await screen.findByRole('textbox', { name: '搜索组件' });
    search.focus();
    const copied = new DataTransfer();
    await press('copy', copied);
    await expect(copied.getData('text/plain')).toBe('');
    await press('cut', copied);
    await expect(texts()[0]).toEqual({ name: {} });
  },
};
