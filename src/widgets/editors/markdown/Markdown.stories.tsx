import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';

import { filesNamed } from '../../../../.storybook/fake-files.ts';
import { Held } from '../../../../.storybook/Held.tsx';
import { HideAndShow } from '../../../../.storybook/HideAndShow.tsx';
import { expectHeld, expectVisible, heldValue, pasteInto } from '../../../../.storybook/play.ts';
import { Markdown } from './Markdown.tsx';

const meta: Meta = { title: '组件/Markdown编辑器' };
export default meta;
type Story = StoryObj;

const box = () => screen.findByRole('textbox', { name: '说明' }, { timeout: 8000 });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const ok = /^确\s?定$/;
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const WrittenAndSeen: Story = {
  render: () => <Held of={Markdown} label="说明" />,
  async play() {
    const area = await box();
    await expect(document.querySelector('.w-md-editor')?.getBoundingClientRect().height).toBe(300);
    await userEvent.type(area, '# 通知{Enter}{Enter}放假');
    await expectHeld('# 通知\n\n放假');
    await expectVisible(await screen.findByRole('heading', { name: '通知' }));
    await userEvent.clear(area);
    await expectHeld(null);
    await press('添加粗体文本(ctrl + b)');
    await waitFor(() => expect(String(heldValue())).toContain('**'));
  },
};

// covers: limit-markdown
export const AtLeast200: Story = {
  render: () => <Held of={Markdown} label="说明" height={50} />,
  async play() {
    await box();
    await expect(document.querySelector('.w-md-editor')?.getBoundingClientRect().height).toBe(200);
  },
};

// covers: limit-markdown, dialog-markdown
export const NothingRuns: Story = {
  render: () => (
    <Held
      of={Markdown}
      label="说明"
      value={'<img src=x onerror=alert(1)>[甲](javascript:alert(2))<script>alert(3)</script>\n\n![图](markdown/图.png)'}
    />
  ),
  async play() {
    await box();
    await expect(await screen.findByText('甲', { selector: 'a' })).not.toHaveAttribute('href');
    await expect(document.querySelector('.wmde-markdown script, .wmde-markdown [onerror]')).toBeNull();
    await waitFor(() => expect(screen.getByAltText('图')).toHaveAttribute('src', expect.stringMatching(/^data:image/)));
  },
};

// covers: state-markdown-image, limit-markdown, dialog-markdown
export const ImageUploaded: Story = {
  render: () => <Held of={Markdown} label="说明" />,
  async play() {
    await box();
    await press('添加图像(ctrl + k)');
    await screen.findByRole('dialog', { name: '插入图片' });
    await press(ok);
    await expectVisible(await screen.findByText('未上传任何文件'));
    await userEvent.upload(await screen.findByLabelText('选择图片'), filesNamed('图.png'));
    await expectVisible(await screen.findByRole('button', { name: '删除 图.png' }));
    await press(ok);
    await gone();
    await expectHeld('![图.png](markdown/图.png)');
    await press('添加图像(ctrl + k)');
    await screen.findByRole('dialog', { name: '插入图片' });
    await expect(screen.queryByRole('button', { name: '删除 图.png' })).toBeNull();
    await press(/^取\s?消$/);
    await gone();
  },
};

// covers: dialog-markdown, limit-markdown
export const ImageByAddress: Story = {
  render: () => <Held of={Markdown} label="说明" value="前" />,
  async play() {
    await box();
    await press('添加图像(ctrl + k)');
    await userEvent.click(await screen.findByRole('tab', { name: '网络图片' }));
    const address = await screen.findByRole('textbox', { name: '图片地址' });
    await userEvent.type(address, 'ftp://a');
    await expectVisible(await screen.findByText('请输入以http和https开头的网址'));
    await userEvent.clear(address);
    await userEvent.type(address, 'https://a.b/c.png');
    await userEvent.type(screen.getByRole('textbox', { name: '图片说明' }), '图一');
    await press(ok);
    await gone();
    await waitFor(() => expect(String(heldValue())).toContain('![图一](https://a.b/c.png)'));
  },
};

export const ImagePasted: Story = {
  render: () => <Held of={Markdown} label="说明" />,
  async play() {
    const area = await box();
    await userEvent.click(area);
    await pasteInto(area, filesNamed('图.png'));
    await expectHeld('![图.png](markdown/图.png)');
  },
};

export const ComposingPinyin: Story = {
  render: () => <Held of={Markdown} label="说明" />,
  async play() {
    const area = await box();
    await fireEvent.compositionStart(area);
    await fireEvent.change(area, { target: { value: 'tong' } });
    await expectHeld(null);
    await fireEvent.change(area, { target: { value: '通' } });
    await fireEvent.compositionEnd(area, { data: '通' });
    await expectHeld('通');
  },
};

export const HiddenAndShownAgain: Story = {
  render: () => (
    <HideAndShow>
      <Held of={Markdown} label="说明" maxLength={20} />
    </HideAndShow>
  ),
  async play() {
    await userEvent.type(await box(), '先写');
    const toggle = screen.getByRole('button', { name: '切换' });
    await userEvent.click(toggle);
    await waitFor(() => expect(screen.queryByRole('textbox', { name: '说明' })).toBeNull());
    await userEvent.click(toggle);
    await userEvent.type(await box(), '后写');
    await expectHeld('先写后写');
    await expectVisible(screen.getByText('4 / 20'));
  },
};

export const Disabled: Story = {
  render: () => <Held of={Markdown} label="说明" value="正文" disabled />,
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  async play() {
    await expect(await box()).toBeDisabled();
    await expect(screen.queryByRole('button', { name: '添加粗体文本(ctrl + b)' })).toBeNull();
  },
};

export const ReadOnly: Story = {
  render: () => <Held of={Markdown} label="说明" value={'## 通知\n\n- 一\n- 二'} readOnly />,
  async play() {
    await expectVisible(await screen.findByRole('heading', { name: '通知' }, { timeout: 8000 }));
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
};

export const Dark: Story = {
  parameters: { theme: 'dark' },
  render: () => <Held of={Markdown} label="说明" value={'## 通知\n\n正文 `代码` [链接](https://a.b)\n\n> 引用'} />,
  async play() {
    await box();
    await expectVisible(await screen.findByRole('heading', { name: '通知' }));
  },
};
