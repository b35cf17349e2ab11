import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { settled } from '../../../.storybook/play.ts';
import type { SourceDocument } from '../../../src/schema/documents/document.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import { FormView } from '../../../src/views/form/index.ts';
import { setProperty } from '../../commands/index.ts';
import { sourceOf } from '../../model/index.ts';
import { useDesign } from '../../state/index.ts';
import { useResolvedForm } from '../use-resolved-form.ts';
import { PreviewDialog } from './index.ts';

const meta: Meta = { title: '设计器/预览' };
export default meta;
type Story = StoryObj;

const body: JsonObject = {
  kind: 'form',
  formatVersion: 1,
  title: '请假',
  properties: {
    days: { type: 'integer', title: '天数' },
    reason: { type: 'string', title: '原因', 'x-visible': '{{ $values.days > 3 }}', required: true },
  },
};

const opened: SourceDocument = {
  ...{ key: 'a/leave.form', id: 'a/leave', kind: 'form', hash: '', problems: [], body },
};

const noFields = () => undefined;
const around: SourceDocument[] = [];

/** The preview of a form beside its document, whose condition can be changed. */
function Opened() {
  const design = useDesign(body, noFields);
  const form = useResolvedForm(opened, around, design);
  const loosen = () =>
    design.execute(setProperty, {
      ...{ node: ['properties', 'reason'], path: ['x-visible'], value: '{{ $values.days > 30 }}' },
    });
  return (
    <>
      {form && <PreviewDialog {...{ design, form, FormView }} onClose={loosen} locale="zh-CN" />}
      <output data-testid="document">{sourceOf(design.tree)}</output>
    </>
  );
}

async function dialog() {
  return within(await screen.findByRole('dialog', { name: '预览' }));
}

// covers: designer-events
export const ValuesAndEvents: Story = {
  render: () => <Opened />,
  async play() {
    const preview = await dialog();
    await userEvent.type(await settled(await preview.findByRole('textbox', { name: '天数' })), '5');
    await waitFor(() => expect(preview.getByLabelText('现在的值')).toHaveTextContent('"days": 5'));
    await expect(preview.getByRole('list', { name: '变化' })).toHaveTextContent('days → 5');
    await expect(await preview.findByRole('textbox', { name: '原因' })).toBeVisible();
    await userEvent.click(preview.getByRole('button', { name: '获取数据' }));
    await expect(await preview.findByText('请输入原因')).toBeVisible();
    await userEvent.type(preview.getByRole('textbox', { name: '原因' }), '探亲');
    await userEvent.click(preview.getByRole('button', { name: '获取数据' }));
    await expect(await preview.findByLabelText('填写的数据')).toHaveTextContent('"reason": "探亲"');
    await userEvent.click(preview.getByText('手机 390'));
    await waitFor(() => expect(document.querySelector('.pw-preview-form')).toHaveStyle({ width: '390px' }));
    await userEvent.click(preview.getByRole('button', { name: /重\s*置/ }));
    await waitFor(async () => expect(await screen.findByRole('textbox', { name: '天数' })).toHaveValue(''));
  },
};

// covers: designer-tests
export const TestsRecorded: Story = {
  render: () => <Opened />,
  async play() {
    const preview = await dialog();
    await userEvent.type(await settled(await preview.findByRole('textbox', { name: '天数' })), '5');
    await preview.findByRole('textbox', { name: '原因' });
    await userEvent.type(preview.getByRole('textbox', { name: '测试的说明' }), '长假要原因');
    await userEvent.click(preview.getByRole('button', { name: '记为测试' }));
    const tests = within(await preview.findByRole('list', { name: '测试' }));
    await expect(await tests.findByText('通过')).toBeVisible();
    await expect(screen.getByTestId('document')).toHaveTextContent('"given": { "days": 5 }');
    await expect(screen.getByTestId('document')).toHaveTextContent('"reason": { "visible": true, "required": true');

    // Another condition, and the test says what is different now.
    await userEvent.click(preview.getByRole('button', { name: /关闭|Close/ }));
    await expect(await screen.findByText('没有通过')).toBeVisible();
    await expect(screen.getByText('“原因”应显示，现在不显示。')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /填\s*入/ }));
    await waitFor(async () => expect(await screen.findByRole('textbox', { name: '天数' })).toHaveValue('5'));
    await userEvent.click(screen.getByRole('button', { name: /删\s*除/ }));
    await waitFor(() => expect(screen.getByTestId('document')).not.toHaveTextContent('"tests"'));
  },
};
