import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { settled } from '../../../.storybook/play.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import { setTitle } from '../../commands/index.ts';
import { sourceOf } from '../../model/index.ts';
import { useDesign } from '../../state/index.ts';
import { HistoryMenu } from './HistoryMenu.tsx';

const meta: Meta = { title: '设计器/历史' };
export default meta;
type Story = StoryObj;

const body: JsonObject = { kind: 'form', title: '客户', properties: { name: { title: '零' } } };
const noFields = () => undefined;

function Titled() {
  const design = useDesign(body, noFields);
  return (
    <>
      <HistoryMenu design={design} locale="zh-CN" />
      {['一', '二', '三'].map((title) => (
        <button
          key={title}
          type="button"
          onClick={() => design.execute(setTitle, { path: ['properties', 'name'], title })}
        >
          {title}
        </button>
      ))}
      <output data-testid="document">{sourceOf(design.tree)}</output>
    </>
  );
}

export const JumpedIn: Story = {
  render: () => <Titled />,
  async play() {
    const history = screen.getByRole('button', { name: /历\s*史/ });
    await expect(history).toBeDisabled();
    for (const title of ['一', '二', '三']) await userEvent.click(screen.getByRole('button', { name: title }));
    await userEvent.click(history);
    const list = within(await settled(await screen.findByRole('list', { name: '做过的' })));
    const steps = list.getAllByRole('button');
    await expect(steps).toHaveLength(4);
    await expect(steps[0]).toHaveAttribute('aria-current', 'step');
    if (!steps[2]) throw new Error('no step');
    await userEvent.click(steps[2]);
    await waitFor(() => expect(screen.getByTestId('document')).toHaveTextContent('"一"'));
    await userEvent.click(list.getByRole('button', { name: '打开时' }));
    await waitFor(() => expect(screen.getByTestId('document')).toHaveTextContent('"零"'));
    await userEvent.click(list.getAllByRole('button')[0] ?? history);
    await waitFor(() => expect(screen.getByTestId('document')).toHaveTextContent('"三"'));
  },
};
