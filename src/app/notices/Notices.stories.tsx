import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSetAtom, useStore } from 'jotai';
import { useEffect, useState, type ReactNode } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { createFakePorts } from '../../../.storybook/fake-ports.ts';
import { expectVisible, press } from '../../../.storybook/play.ts';
import { StoryRuntime } from '../../../.storybook/StoryRuntime.tsx';
import leading from '../../../schemas/system/notice-url.dialog.json';
import plain from '../../../schemas/system/notice.dialog.json';
import { pageLinksAtom } from '../../runtime/pages/page-links.ts';
import { PortError } from '../../runtime/ports/index.ts';
import { contentStands, RuntimeProvider, useRuntime } from '../../runtime/registry/index.ts';
import type { JsonObject } from '../../schema/json/index.ts';
import { DialogHost } from '../../views/dialog/index.ts';
import { sources } from '../../views/page/testing/PageStory.tsx';
import { accountOwner } from '../account/index.ts';
import { createMemoryStorage } from '../browser/testing/memory-storage.ts';
import { StoryAddress } from '../routes/address/testing/StoryAddress.tsx';
import { useBrowserLocation } from '../routes/index.ts';
import { AppContext, createNoticeNews, DataContext, type AppServices, type DataServices } from '../services/index.ts';
import { userAtom } from '../session/index.ts';
import { Bell } from './Bell.tsx';

const meta: Meta = { title: '外壳/消息' };
export default meta;
type Story = StoryObj;

const notice = (id: string, more: object = {}) => ({
  id,
  titile: `第${id}号通知`,
  sender: '管理员',
  sendTime: '2026-11-23 09:00:00',
  priority: 'L',
  msgContent: '<h3>盘点</h3><p>请<b>提前</b>结清</p><img src=x onerror="window.hit=1"><script>window.hit=2</script>',
  ...more,
});

const unread = () => ({
  anntMsgList: [
    notice('1', { priority: 'H', titile: '周五盘点，请各仓库提前结清单据并通知到每一位保管员' }),
    notice('2', { priority: 'M', titile: '新版本', openType: 'url', openPage: '/sales/order' }),
    notice('3'),
  ],
  anntMsgTotal: 12,
  sysMsgList: [notice('9', { titile: '合同到期', openType: 'component', openPage: 'sales/order.list', busId: 'SO1' })],
  sysMsgTotal: 1,
});

let calls: string[] = [];
let state = unread();
const news = createNoticeNews();

function Around({ children }: { children: ReactNode }) {
  const { ports } = useRuntime();
  const [services] = useState(() => {
    calls = [];
    const http = {
      async send({ method, path, body }: { method: string; path: string; body?: unknown }) {
        if (method !== 'GET') calls.push(`${path.split('/').at(-1)} ${JSON.stringify(body)}`);
        return { success: true, code: 200, message: '', result: method === 'GET' ? state : null };
      },
    };
    const settings = { components: new Map() };
    const some = { http, ports, settings, noticeNews: news, browserStorage: createMemoryStorage() };
    return some as unknown as AppServices;
  });
  const setUser = useSetAtom(userAtom);
  const setLinks = useSetAtom(pageLinksAtom);
  useEffect(() => {
    setUser({ id: 'u1', username: 'wang', realname: '王工' });
    setLinks([
      { key: 'o', title: '销售订单', trail: [], icon: null, path: '/sales/order', document: 'sales/order.list' },
    ]);
    contentStands();
  }, [setUser, setLinks]);
  return (
    <AppContext value={services}>
      {/* Notices use only the ports of the data services. */}
      <DataContext value={{ ports } as DataServices}>
        <StoryAddress at="/base/customer">{children}</StoryAddress>
      </DataContext>
    </AppContext>
  );
}

function Dialogs() {
  const runtime = useRuntime();
  const store = useStore();
  const [went, setWent] = useState('');
  const [own] = useState(() => ({ ...runtime, store, go: setWent }));
  return (
    <RuntimeProvider runtime={own}>
      <DialogHost owner={accountOwner} />
      <output data-testid="went">{went}</output>
    </RuntimeProvider>
  );
}

const Address = () => <output data-testid="address">{useBrowserLocation().path}</output>;

function Shell() {
  const [ports] = useState(() => {
    const bodies: Record<string, JsonObject> = { 'system/notice.dialog': plain, 'system/notice-url.dialog': leading };
    const page = async (key: string) => {
      const body = bodies[key];
      if (!body) throw new PortError('not-found', '没有这份文档');
      return { documents: sources({ [key]: body }) };
    };
    return { ...createFakePorts(), documents: { page } };
  });
  return (
    <StoryRuntime ports={ports}>
      <Around>
        <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 480 }}>
          <Bell />
        </div>
        <Dialogs />
        <Address />
      </Around>
    </StoryRuntime>
  );
}

const render = () => <Shell />;
const bell = () => screen.findByRole('button', { name: '消息，13 条未读' });
const row = (title: string) => screen.findByRole('button', { name: new RegExp(`^${title}`) });
const shownDialog = () => screen.findByRole('dialog', { name: '通知消息' });

const reset = () => {
  state = unread();
};

// covers: header-bell, notice-count, notice-priority
export const Unread: Story = {
  render,
  beforeEach: reset,
  async play() {
    await userEvent.click(await bell());
    const notices = await screen.findByRole('tab', { name: '通知(12)' });
    await expectVisible(notices);
    await expectVisible(screen.getByRole('tab', { name: '系统消息(1)' }));
    for (const priority of ['紧急消息', '重要消息', '一般消息']) await expectVisible(await screen.findByText(priority));
    const panel = notices.closest('.ant-popover-inner');
    await waitFor(() => expect(panel?.getBoundingClientRect().width).toBe(300));
  },
};

export const InTheDark: Story = { ...Unread, parameters: { theme: 'dark' } };

export const OnAPhone: Story = {
  render,
  beforeEach: reset,
  parameters: { viewport: { options: { phone: { name: '手机', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  async play() {
    await userEvent.click(await bell());
    const panel = (await screen.findByRole('tab', { name: '通知(12)' })).closest('.ant-popover-inner');
    const isInside = () => {
      const { left = -1, right = 999 } = panel?.getBoundingClientRect() ?? {};
      return left >= 0 && right <= 390;
    };
    await waitFor(() => expect(isInside()).toBe(true));
  },
};

// covers: header-notice, notice-content, limit-notice-modal
export const OpensItsText: Story = {
  render,
  beforeEach: reset,
  async play() {
    await userEvent.click(await bell());
    await userEvent.click(await row('周五盘点'));
    const dialog = await shownDialog();
    await expectVisible(await within(dialog).findByText('周五盘点，请各仓库提前结清单据并通知到每一位保管员'));
    await expectVisible(within(dialog).getByText(/^发布人：管理员\s发布时间：2026-11-23 09:00:00$/));
    await expectVisible(await within(dialog).findByRole('heading', { name: '盘点' }));
    await expect(dialog.querySelectorAll('script, [onerror]')).toHaveLength(0);
    await expect(Reflect.get(window, 'hit')).toBeUndefined();
    const frame = dialog.querySelector('.ant-modal-content') ?? dialog;
    const share = () => frame.getBoundingClientRect().width / window.innerWidth;
    await waitFor(() => expect(share()).toBeCloseTo(0.6, 1));
    await userEvent.click(within(dialog).getByRole('button', { name: /全屏/ }));
    await waitFor(() => expect(share()).toBeCloseTo(1, 1));
    await expect(within(dialog).queryByRole('button', { name: '去处理' })).toBeNull();
    await expect(calls).toEqual(['editByAnntIdAndUserId {"anntId":"1"}']);
    const [close] = within(dialog)
      .getAllByRole('button', { name: /关\s?闭/ })
      .slice(-1);
    await userEvent.click(close ?? dialog);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '通知消息' })).toBeNull());
  },
};

export const ItsTextInTheDark: Story = {
  render,
  beforeEach: reset,
  parameters: { theme: 'dark' },
  async play() {
    await userEvent.click(await bell());
    await userEvent.click(await row('周五盘点'));
    await expectVisible(await within(await shownDialog()).findByRole('heading', { name: '盘点' }));
  },
};

// covers: header-notice
export const LeadsSomewhere: Story = {
  render,
  beforeEach: reset,
  async play() {
    await userEvent.click(await bell());
    await userEvent.click(await row('新版本'));
    const dialog = await shownDialog();
    await userEvent.click(await within(dialog).findByRole('button', { name: '去处理' }));
    await waitFor(() => expect(screen.getByTestId('went')).toHaveTextContent('/sales/order'));
  },
};

// covers: notice-component
export const OpensADocumentWithItsRecord: Story = {
  render,
  beforeEach: reset,
  async play() {
    await userEvent.click(await bell());
    await userEvent.click(await screen.findByRole('tab', { name: '系统消息(1)' }));
    await userEvent.click(await row('合同到期'));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/sales/order/SO1'));
    await waitFor(() => expect(calls).toEqual(['editByAnntIdAndUserId {"anntId":"9"}']));
  },
};

// covers: notice-component
export const StaysUnreadWhereItCannotBeOpened: Story = {
  render,
  beforeEach() {
    reset();
    const component = { openType: 'component', busId: 'SO1' };
    state.sysMsgList = [
      notice('7', { titile: '没有页面', ...component, openPage: 'sales/quote.list' }),
      notice('8', { titile: '没有弹窗', ...component, openPage: 'sales/nothing.dialog' }),
    ];
  },
  async play() {
    await userEvent.click(await bell());
    await userEvent.click(await screen.findByRole('tab', { name: '系统消息(1)' }));
    await userEvent.click(await row('没有页面'));
    await expectVisible(await screen.findByText('没有打开这个页面的权限，或者它不在菜单里，请联系管理员。'));
    await userEvent.click(await bell());
    await userEvent.click(await screen.findByRole('tab', { name: '系统消息(1)' }));
    await userEvent.click(await row('没有弹窗'));
    await screen.findByText(/没有名为“sales\/nothing.dialog”/);
    await press('Escape');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(calls).toEqual([]);
  },
};

export const ByKeys: Story = {
  render,
  beforeEach: reset,
  async play() {
    const button = await bell();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('tab', { name: '通知(12)' });
    await press('Escape');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^消息/ })).toHaveAttribute('aria-expanded', 'false'),
    );
  },
};

export const AllRead: Story = {
  render,
  beforeEach: reset,
  async play() {
    await userEvent.click(await bell());
    state = { anntMsgList: [], anntMsgTotal: 0, sysMsgList: [], sysMsgTotal: 0 };
    await userEvent.click(await screen.findByRole('button', { name: '全部已读' }));
    await expectVisible(await screen.findByText('没有未读的消息'));
    await expect(await screen.findByRole('button', { name: '消息' })).toBeVisible();
    await expect(calls).toEqual(['readAll {}']);
  },
};

export const ANewOneIsSaid: Story = {
  render,
  beforeEach: reset,
  async play() {
    await bell();
    state = {
      ...unread(),
      anntMsgList: [notice('20', { titile: '刚刚发布' }), ...unread().anntMsgList],
      anntMsgTotal: 13,
    };
    news.publish('changed');
    await expect(await screen.findByRole('button', { name: '消息，14 条未读' })).toBeVisible();
    await expect(await screen.findByText('收到新消息：刚刚发布')).toBeInTheDocument();
  },
};
