import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { expectSeen } from '../../../../.storybook/play.ts';
import { ShellTour } from './ShellTour.tsx';

const meta: Meta = { title: '外壳/界面导览' };
export default meta;
type Story = StoryObj;

function Shell() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <aside className="pw-sider" style={{ position: 'fixed', inset: '0 auto 0 0', width: 200 }}>
        <nav aria-label="主菜单">客户</nav>
      </aside>
      <div className="pw-tab-bar" style={{ display: 'none' }}>
        首页
      </div>
      <button type="button" className="pw-user" style={{ marginInlineStart: 240 }} onClick={() => setOpen(true)}>
        张伟
      </button>
      {isOpen && <ShellTour onClose={() => setOpen(false)} />}
    </>
  );
}

// covers: limit-guide
export const StepsThroughWhatIsThere: Story = {
  render: () => <Shell />,
  async play() {
    const open = () => userEvent.click(screen.getByRole('button', { name: '张伟' }));
    await open();
    await expectSeen('所有有权打开的页面都在这里。');
    const menu = screen.getByRole('complementary').getBoundingClientRect();
    const step = screen.getByText('所有有权打开的页面都在这里。').getBoundingClientRect();
    await expect(step.left).toBeGreaterThanOrEqual(menu.right);
    const sizes = [...document.querySelectorAll<SVGRectElement>('.ant-tour-mask rect')].flatMap((each) => [
      each.width.baseVal.value,
      each.height.baseVal.value,
    ]);
    await expect(Math.min(...sizes)).toBeGreaterThanOrEqual(0);
    await userEvent.click(screen.getByRole('button', { name: '下一步' }));
    await expectSeen(/切换语言/);
    await userEvent.click(screen.getByRole('button', { name: /结束/ }));
    await waitFor(() => expect(screen.queryByText(/切换语言/)).toBeNull());
    await open();
    await expectSeen('所有有权打开的页面都在这里。');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('所有有权打开的页面都在这里。')).toBeNull());
  },
};
