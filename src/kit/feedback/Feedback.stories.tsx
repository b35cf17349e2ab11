import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { expectVisible } from '../../../.storybook/play.ts';
import { useFeedback } from './index.ts';

const meta: Meta = { title: '状态/消息' };
export default meta;
type Story = StoryObj;

function Saying() {
  const { message } = useFeedback();
  return (
    <>
      <button type="button" onClick={() => message.error('库存不足，现有 3，需要 5')}>
        失败
      </button>
      <button type="button" onClick={() => message.success('修改成功！')}>
        成功
      </button>
    </>
  );
}

export const ErrorsStay: Story = {
  render: () => <Saying />,
  async play() {
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    const told = () => screen.queryAllByText('库存不足，现有 3，需要 5');
    await press('失败');
    await press('失败');
    await expectVisible((await screen.findAllByText('库存不足，现有 3，需要 5'))[0]);
    await expect(told()).toHaveLength(1);
    const [notice] = told();
    await userEvent.click(within(notice ?? document.body).getByRole('button', { name: '关闭提示' }));
    await waitFor(() => expect(told()).toHaveLength(0));
    await press('失败');
    await waitFor(() => expect(told()).toHaveLength(1));
    await press('成功');
    await waitFor(() => expect(told()).toHaveLength(0));
  },
};
