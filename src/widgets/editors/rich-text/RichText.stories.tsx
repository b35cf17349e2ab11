import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { filesNamed } from '../../../../.storybook/fake-files.ts';
import { Held } from '../../../../.storybook/Held.tsx';
import { HideAndShow } from '../../../../.storybook/HideAndShow.tsx';
import { OpenForm } from '../../../../.storybook/OpenForm.tsx';
import { expectHeld, expectVisible, heldValue, pasteInto } from '../../../../.storybook/play.ts';
import { storyForm } from '../../../../.storybook/story-documents.ts';
import { RichText } from './RichText.tsx';

const meta: Meta = { title: '组件/富文本' };
export default meta;
type Story = StoryObj;

const editor = () => screen.findByRole('textbox', { name: '内容' }, { timeout: 8000 });
const limited = storyForm({
  kind: 'form',
  formatVersion: 1,
  title: '公告',
  properties: {
    content: {
      type: 'string',
      title: '内容',
      'x-component': 'RichText',
      'x-component-props': { maxLength: 5, height: 160 },
    },
  },
});
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
// covers: dialog-rich-text
export const Formats: Story = {
  render: () => <Held of={RichText} label="内容" />,
  async play() {
    const box = await editor();
    await expect(box.closest('.pw-rich')?.getBoundingClientRect().height).toBe(300);
    await userEvent.click(box);
    await press('粗体');
    await userEvent.keyboard('重要');
    await expectHeld('<p><strong>重要</strong></p>');
    await expect(screen.getByRole('button', { name: '粗体' })).toHaveAttribute('aria-pressed', 'true');
    await press('标题 2');
    await expectHeld('<h2><strong>重要</strong></h2>');
    await press('清除格式');
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
    await expectHeld(null);
  },
};

// covers: dialog-rich-text
export const PasteIsCleaned: Story = {
  render: () => <Held of={RichText} label="内容" />,
  async play() {
    const box = await editor();
    await userEvent.click(box);
    const html =
      '<p style="color:red" onclick="alert(1)" class="MsoNormal">甲<script>alert(2)</script><b>乙</b></p>' +
      '<a href="javascript:alert(3)">丙</a><iframe src="https://a.b"></iframe>';
    await pasteInto(box, [], html);
    await waitFor(() => expect(String(heldValue())).toContain('<strong>乙</strong>'));
    await expect(String(heldValue())).not.toMatch(/style|onclick|class|script|iframe|alert\(1|alert\(3/);
  },
};

// covers: dialog-rich-text, call-editor-upload
export const ImagesAreUploaded: Story = {
  render: () => <Held of={RichText} label="内容" />,
  async play() {
    const box = await editor();
    await userEvent.click(box);
    await pasteInto(box, filesNamed('图.png'));
    await waitFor(() => expect(String(heldValue())).toContain('<img src="jeditor/图.png" alt="图.png">'));
    await waitFor(() =>
      expect(screen.getByRole('img', { name: '图.png' })).toHaveAttribute('src', expect.stringMatching(/^data:image/)),
    );
    await userEvent.upload(screen.getByLabelText('选择图片'), filesNamed('图.png'));
    await waitFor(() => expect(screen.getAllByRole('img', { name: '图.png' })).toHaveLength(2));
  },
};

export const UploadFails: Story = {
  render: () => <Held of={RichText} label="内容" value="<p>原文</p>" />,
  async play() {
    await editor();
    await userEvent.upload(screen.getByLabelText('选择图片'), filesNamed('坏.png'));
    await expectVisible(await screen.findByText('坏.png上传失败：磁盘已满'));
    await expectHeld('<p>原文</p>');
  },
};

export const HiddenAndShownAgain: Story = {
  render: () => (
    <HideAndShow>
      <Held of={RichText} label="内容" />
    </HideAndShow>
  ),
  async play() {
    await userEvent.click(await editor());
    await userEvent.keyboard('先写');
    await expectHeld('<p>先写</p>');
    const toggle = screen.getByRole('button', { name: '切换' });
    await userEvent.click(toggle);
    await waitFor(() => expect(screen.queryByRole('textbox', { name: '内容' })).toBeNull());
    await userEvent.click(toggle);
    const box = await editor();
    await expect(box).toHaveTextContent('先写');
    await userEvent.click(box);
    await userEvent.keyboard('后写');
    await waitFor(() => expect(String(heldValue())).toMatch(/^<p>(先写后写|后写先写)<\/p>$/));
  },
};

// covers: dialog-rich-text
export const ReadOnly: Story = {
  render: () => (
    <Held
      of={RichText}
      label="内容"
      value="<h2>通知</h2><p>放假</p><img src=jeditor/a.png alt=库房 onerror=alert(1)>"
      readOnly
    />
  ),
  async play() {
    await expectVisible(await screen.findByRole('heading', { name: '通知' }));
    await expect(screen.queryByRole('toolbar')).toBeNull();
    await expect(document.querySelector('[onerror]')).toBeNull();
    await waitFor(() =>
      expect(screen.getByAltText('库房')).toHaveAttribute('src', expect.stringMatching(/^data:image/)),
    );
  },
};

export const Disabled: Story = {
  render: () => <Held of={RichText} label="内容" value="<p>正文</p>" disabled />,
  async play() {
    await expect(await editor()).toHaveAttribute('contenteditable', 'false');
    await expect(screen.getByRole('button', { name: '粗体' })).toBeDisabled();
  },
};

// covers: dialog-rich-text
export const TooLong: Story = {
  render: () => <OpenForm form={limited} />,
  async play() {
    await userEvent.click(await editor());
    await userEvent.keyboard('一二三四五六');
    await expectVisible(await screen.findByText('6 / 5'));
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await expectVisible(await screen.findByText('最多5个字，现在是6个字'));
    (await editor()).focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(screen.queryByText('6 / 5')).toBeNull());
  },
};

export const LinksByDialog: Story = {
  render: () => <Held of={RichText} label="内容" />,
  async play() {
    await userEvent.click(await editor());
    await press('链接');
    const box = await screen.findByRole('textbox', { name: '链接地址' });
    await userEvent.type(box, 'javascript:alert(1)');
    await expectVisible(await screen.findByText('请输入以http和https开头的网址'));
    await userEvent.clear(box);
    await userEvent.type(box, 'https://a.b{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(String(heldValue())).toMatch(/^<p><a [^>]*href="https:\/\/a.b"[^>]*>https:\/\/a.b<\/a><\/p>$/);
  },
};

export const Dark: Story = {
  parameters: { theme: 'dark' },
  render: () => (
    <Held of={RichText} label="内容" value="<p>正文 <strong>重点</strong></p><blockquote><p>引用</p></blockquote>" />
  ),
  async play() {
    await expect(await editor()).toHaveTextContent('正文');
  },
};
