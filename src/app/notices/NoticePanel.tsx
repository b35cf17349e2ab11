import { Tabs } from 'antd';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { Button } from '../../kit/controls/button/Button.tsx';
import { say } from '../../locale/index.ts';
import { useGo } from '../routes/index.ts';
import { useApp } from '../services/index.ts';
import { DesktopSwitch } from './desktop/index.ts';
import { NoticeRows } from './NoticeRows.tsx';

import './notice-panel.css';

import { unreadAtom } from './notices-atom.ts';
import type { Notice, NoticeList } from './read-notices.ts';
import { useOpenNotice } from './use-open-notice.ts';

const ownPage = '/isps/userAnnouncement';

const none: NoticeList = { notices: [], total: 0 };

/** Lists the unread notices and system messages on separate tabs. A click opens one. */
export function NoticePanel({ onClose }: { onClose: () => void }) {
  const { http, noticeNews } = useApp();
  const { announcements = none, messages = none } = useAtomValue(unreadAtom) ?? {};
  const [chosen, choose] = useState<string>();
  const open = useOpenNotice();
  const go = useGo();
  const openOne = (notice: Notice) => {
    onClose();
    open(notice);
  };
  const readAll = () => {
    void http.send({ method: 'PUT', path: '/sys/sysAnnouncementSend/readAll', body: {} }).then(
      () => noticeNews.publish('changed'),
      () => undefined,
    );
  };
  const first = announcements.total === 0 && messages.total > 0 ? 'messages' : 'announcements';
  const items = [
    { key: 'announcements', label: say('通知({total})', { total: announcements.total }), list: announcements },
    { key: 'messages', label: say('系统消息({total})', { total: messages.total }), list: messages },
  ];
  return (
    <div className="pw-notices">
      <Tabs
        size="small"
        centered
        activeKey={chosen ?? first}
        onChange={choose}
        items={items.map(({ list, ...item }) => ({
          ...item,
          children: <NoticeRows list={list} onOpen={openOne} />,
        }))}
      />
      <div className="pw-notices-foot">
        <Button size="small" type="text" onClick={readAll} disabled={announcements.total + messages.total === 0}>
          {say('全部已读')}
        </Button>
        <DesktopSwitch />
        <Button
          size="small"
          type="link"
          onClick={() => {
            onClose();
            go(ownPage);
          }}
        >
          {say('查看更多')}
        </Button>
      </div>
    </div>
  );
}
