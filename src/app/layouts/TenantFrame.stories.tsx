import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { StoryAddress } from '../routes/address/testing/StoryAddress.tsx';
import { AppContext, type AppServices } from '../services/index.ts';
import { TenantLine } from '../session/index.ts';
import { Brand } from './Brand.tsx';

import './layout.css';

const meta: Meta = { title: '外壳/租户' };
export default meta;
type Story = StoryObj;

interface Tenant {
  name: string;
  shortName?: string;
  footContent?: string;
}

function Frame({ tenant }: { tenant: Tenant }) {
  const settings = { home: '/dashboard/analysis', title: 'Pagewright' };
  const services = { settings, sessionStore: { tenant: () => tenant } } as unknown as AppServices;
  return (
    <AppContext value={services}>
      <StoryAddress at="/">
        <Brand addressOf={(path) => path} />
        <footer className="pw-frame-footer">
          <TenantLine tenant={tenant} />
        </footer>
      </StoryAddress>
    </AppContext>
  );
}

// The footer is inside the main element of the story.
const parameters = { a11y: { config: { rules: [{ id: 'landmark-contentinfo-is-top-level', enabled: false }] } } };
const footer = () => document.querySelector('.pw-frame-footer');

// covers: frame-footer, entity-tenant-settings
export const TextOfATenant: Story = {
  parameters,
  render: () => <Frame tenant={{ name: '东方工厂', shortName: '东厂', footContent: '东方工厂 版权所有' }} />,
  async play() {
    const logo = await screen.findByRole('link', { name: '东厂，回到首页' });
    await expect(logo).toHaveAttribute('href', '/dashboard/analysis');
    await expect(footer()).toHaveTextContent('东方工厂 版权所有');
  },
};

// covers: frame-footer
export const MarkupOfATenant: Story = {
  parameters,
  render: () => (
    <Frame
      tenant={{
        name: '东方工厂',
        footContent:
          '&copy; <a href="https://example.com" onclick="alert(1)">东方工厂</a><img src="x" onerror="alert(1)"><script>alert(1)</script><form><input></form>',
      }}
    />
  ),
  async play() {
    const link = await screen.findByRole('link', { name: '东方工厂' });
    await waitFor(() => expect(footer()).toHaveTextContent('© 东方工厂'));
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(link).not.toHaveAttribute('onclick');
    await expect(footer()?.querySelector('script, form, input, [onerror]')).toBeNull();
    await expect(screen.getByRole('link', { name: 'Pagewright，回到首页' })).toBeVisible();
  },
};
