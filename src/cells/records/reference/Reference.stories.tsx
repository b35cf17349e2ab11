import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { expectVisible } from '../../../../.storybook/play.ts';
import { CellStory } from '../../testing/CellStory.tsx';
import { ReferenceCell } from './Reference.tsx';

const meta: Meta = { title: '单元格/引用' };
export default meta;
type Story = StoryObj;

export const Named: Story = {
  render: () => <CellStory of={ReferenceCell} value={'c1'} record={{ field_dictText: '华东仓' }} />,
  async play() {
    await expectVisible(await screen.findByText('华东仓'));
  },
};

const bolt = '内六角圆柱头螺钉 8.8级 镀锌 半螺纹 国标 GB/T 70.1';
/** The name is cut, but never the code that distinguishes it from others with the same name. */
export const OneOfSeveralOfThatName: Story = {
  render: () => (
    <CellStory of={ReferenceCell} value={'m2'} record={{ field_dictText: bolt, field_dictMark: 'M-000002 · M10×40' }} />
  ),
  async play() {
    const mark = await screen.findByText('M-000002');
    await expectVisible(mark);
    await expect(mark.scrollWidth).toBe(mark.clientWidth);
    const name = screen.getByText(bolt);
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
    await expect(screen.getByTitle(`${bolt} · M-000002 · M10×40`)).toContainElement(mark);
  },
};
