import { say, text, textTable } from '../../locale/index.ts';
import type { Notice, NoticeList } from './read-notices.ts';

const priorities = textTable({ L: text('一般消息'), M: text('重要消息'), H: text('紧急消息') } as const);

/** Lists the newest unread notices of one kind. */
export function NoticeRows({ list, onOpen }: { list: NoticeList; onOpen: (notice: Notice) => void }) {
  if (list.notices.length === 0) return <p className="pw-notices-none">{say('没有未读的消息')}</p>;
  return (
    <ul className="pw-notices-list">
      {list.notices.map((notice) => (
        <li key={notice.id}>
          <button type="button" className="pw-notice" onClick={() => onOpen(notice)}>
            <span className="pw-notice-title">{notice.title || say('（没有标题）')}</span>
            <span className="pw-notice-about">
              <span className="pw-notice-priority" data-priority={notice.priority}>
                {priorities[notice.priority]}
              </span>
              <span className="pw-notice-time">{say('{time} 发布', { time: notice.time })}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
