import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { settled } from '../../../../.storybook/play.ts';
import type { PublicationEffect, PublicationPreview } from '../../../runtime/ports/index.ts';
import { PublishDialog, type WantedPublication } from './PublishDialog.tsx';

const meta: Meta = { title: '设计器/发布' };
export default meta;
type Story = StoryObj;

const effect: PublicationEffect = {
  id: 'formula:sales/order.amount',
  document: 'sales/order.model',
  rows: 12,
  samples: [{ record: 'SO202611280001', before: '100.00', after: '113.00' }],
  message: '“金额”的算式变了，12 条已有记录的结果不一样。',
  choices: [
    { value: 'keep', title: '不能再改的单据保留原来的结果，其余重新计算' },
    { value: 'recompute', title: '全部重新计算' },
  ],
  needsChoice: false,
  refusal: undefined,
};
const stateGone: PublicationEffect = {
  id: 'state-removed:sales/order.closed',
  document: 'sales/order.model',
  rows: 3,
  samples: [],
  message: '状态“已关闭”没有了，3 条记录还在这个状态。',
  choices: [
    { value: 'finished', title: '改为“已完成”' },
    { value: 'draft', title: '改为“草稿”' },
  ],
  needsChoice: true,
  refusal: undefined,
};

function Dialog({ preview }: { preview: () => Promise<PublicationPreview> }) {
  const [done, setDone] = useState<WantedPublication>();
  return (
    <>
      <PublishDialog
        failure={undefined}
        onPreview={preview}
        onPublish={async (wanted) => setDone(wanted)}
        onClose={() => {}}
      />
      <output data-testid="published">{done && JSON.stringify(done)}</output>
    </>
  );
}

const answers = (preview: Partial<PublicationPreview>) => async (): Promise<PublicationPreview> => ({
  effects: [],
  gained: [],
  mayAllow: false,
  ...preview,
});
const consequences = answers({ effects: [effect, stateGone] });
const gains = answers({ gained: ['规则“本部门”不再限制“客户”的记录'] });
const allowable = answers({ gained: ['规则“本部门”不再限制“客户”的记录'], mayAllow: true });

async function openedWith(reason: string) {
  const dialog = within(await screen.findByRole('dialog', { name: '发布' }));
  await userEvent.type(await settled(dialog.getByRole('textbox', { name: '发布的原因' })), reason);
  return { dialog, publish: dialog.getByRole('button', { name: '发布' }) };
}

export const ConsequencesForRecords: Story = {
  render: () => <Dialog preview={consequences} />,
  async play() {
    const { dialog, publish } = await openedWith('换税率');
    await dialog.findByText('“金额”的算式变了，12 条已有记录的结果不一样。');
    await expect(dialog.getByRole('row', { name: 'SO202611280001 100.00 113.00' })).toBeVisible();
    await expect(dialog.getByRole('radio', { name: '不能再改的单据保留原来的结果，其余重新计算' })).toBeChecked();
    await expect(publish).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: '改为“已完成”' }));
    await userEvent.click(dialog.getByRole('radio', { name: '全部重新计算' }));
    await waitFor(() => expect(publish).toBeEnabled());
    await userEvent.click(publish);
    await waitFor(() =>
      expect(JSON.parse(screen.getByTestId('published').textContent ?? '')).toEqual({
        note: '换税率',
        drafts: [],
        choices: { 'state-removed:sales/order.closed': 'finished', 'formula:sales/order.amount': 'recompute' },
      }),
    );
  },
};

export const ManyConsequencesOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { viewport: { options: { phone: { name: '手机', styles: { width: '390px', height: '844px' } } } } },
  render: () => (
    <Dialog preview={answers({ effects: ['1', '2', '3', '4', '5', '6'].map((id) => ({ ...effect, id })) })} />
  ),
  async play() {
    const { dialog } = await openedWith('换税率');
    const list = await dialog.findByRole('region', { name: '对已有记录的影响' });
    const cut = [...list.querySelectorAll('*')].filter(
      ({ scrollHeight, scrollWidth, clientHeight, clientWidth }) =>
        clientHeight > 0 && (scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1),
    );
    await expect(cut).toEqual([]);
  },
};

export const RightsGained: Story = {
  render: () => <Dialog preview={gains} />,
  async play() {
    const { dialog, publish } = await openedWith('改权限');
    await dialog.findByText('规则“本部门”不再限制“客户”的记录');
    await expect(dialog.getByText('这样的改动请管理员发布。')).toBeVisible();
    await expect(publish).toBeDisabled();
  },
};

export const RightsAllowed: Story = {
  render: () => <Dialog preview={allowable} />,
  async play() {
    const { dialog, publish } = await openedWith('改权限');
    const allow = await dialog.findByRole('checkbox', { name: '我知道这些变化，仍然发布（写入日志）' });
    await expect(publish).toBeDisabled();
    await userEvent.click(allow);
    await userEvent.click(publish);
    await waitFor(() => expect(screen.getByTestId('published')).toHaveTextContent('"allow":true'));
  },
};

export const ConsequencesUnknown: Story = {
  render: () => <Dialog preview={() => Promise.reject(new Error('连不上'))} />,
  async play() {
    const { dialog, publish } = await openedWith('换标题');
    await dialog.findByText(/^没能算出发布对已有记录的影响：/);
    await waitFor(() => expect(publish).toBeEnabled());
  },
};
