import { BellOutlined } from '@ant-design/icons';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';

import { antdComponent } from '../../kit/antd-scope/AntdScope.tsx';
import { Button } from '../../kit/controls/button/Button.tsx';
import { PopoverButton } from '../../kit/controls/popover-button/PopoverButton.tsx';
import { say } from '../../locale/index.ts';
import { lazyComponent } from '../../runtime/registry/index.ts';

import './bell.css';

import { lastNewAtom, unreadAtom } from './notices-atom.ts';
import { openedNoticeAtom } from './opened-notice-atom.ts';
import { useNoticesFollowed } from './use-notices-followed.ts';

const NoticePanel = antdComponent(async () => (await import('./NoticePanel.tsx')).NoticePanel);
const OpenedNotice = lazyComponent(async () => (await import('./OpenedNotice.tsx')).OpenedNotice);

/** The bell in the header with the number of unread notices. A click opens the panel, which is loaded then. */
export function Bell() {
  useNoticesFollowed();
  const unread = useAtomValue(unreadAtom);
  const last = useAtomValue(lastNewAtom);
  const opened = useAtomValue(openedNoticeAtom);
  const count = unread ? unread.announcements.total + unread.messages.total : 0;
  const name = count > 0 ? say('消息，{count} 条未读', { count }) : say('消息');
  return (
    <>
      <PopoverButton
        placement="bottom"
        content={(close) => (
          <Suspense fallback={<div className="pw-notices" aria-busy="true" />}>
            <NoticePanel onClose={close} />
          </Suspense>
        )}
      >
        {(control) => (
          <Button
            type="text"
            className="pw-icon-button"
            aria-label={name}
            title={name}
            icon={
              <span className="pw-bell" data-count={count > 99 ? '99+' : count || undefined}>
                <BellOutlined aria-hidden />
              </span>
            }
            {...control}
          />
        )}
      </PopoverButton>
      <span role="status" className="pw-visually-hidden">
        {last && say('收到新消息：{last}', { last })}
      </span>
      {opened && (
        <Suspense fallback={null}>
          <OpenedNotice notice={opened} />
        </Suspense>
      )}
    </>
  );
}
