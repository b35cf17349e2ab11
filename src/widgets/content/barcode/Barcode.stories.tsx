import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { expectVisible } from '../../../../.storybook/play.ts';
import { ContentStory } from '../testing/ContentStory.tsx';

const meta: Meta = { title: '组件/条形码' };
export default meta;
type Story = StoryObj;

export const OfEachKind: Story = {
  render: () => (
    <ContentStory
      component="Grid"
      node={{
        properties: {
          _code128: { type: 'void', 'x-component': 'Barcode', 'x-component-props': { text: 'MAT-2026-0001' } },
          _ean13: {
            type: 'void',
            'x-component': 'Barcode',
            'x-component-props': { text: '690123456789', kind: 'ean13' },
          },
          _qr: { type: 'void', 'x-component': 'QrCode', 'x-component-props': { text: 'MAT-2026-0001' } },
        },
      }}
      width={358}
    />
  ),
  async play() {
    for (const name of ['条形码：MAT-2026-0001', '条形码：690123456789']) {
      const code = await screen.findByRole('img', { name });
      await expect(code.getAttribute('src')).toMatch(/^data:image\/svg\+xml/);
      if (code instanceof HTMLImageElement) await code.decode();
      const { width, height } = code.getBoundingClientRect();
      await expect(width).toBeGreaterThan(100);
      // Bars of 60 pixels with their text, independent of the available space.
      await expect(Math.abs(height - 95)).toBeLessThan(15);
    }
    await expectVisible(await screen.findByRole('img', { name: '二维码：MAT-2026-0001' }));
  },
};

export const WrongDark: Story = {
  parameters: { theme: 'dark' },
  render: () => <ContentStory component="Barcode" props={{ text: '6901234567890', kind: 'ean13' }} />,
  async play() {
    await expectVisible(await screen.findByText('EAN-13 的校验位不对，最后一位应是 2。'));
  },
};
