import { isRecord } from '../../schema/json/index.ts';

/** A notice as shown in the bell. */
export interface Notice {
  id: string;
  title: string;
  /** Unsanitised HTML. */
  content: string;
  abstract: string;
  sender: string;
  /** Wall-clock time of the server. */
  time: string;
  priority: 'L' | 'M' | 'H';
  /** `url`: `openPage` is a path; `component`: it is a document, and `record` one of its records. */
  openType: string;
  openPage: string;
  record: string;
}

/** The newest unread notices of one kind, and the number of all of them. */
export interface NoticeList {
  notices: readonly Notice[];
  total: number;
}

/** The unread notices of a user. */
export interface UnreadNotices {
  announcements: NoticeList;
  messages: NoticeList;
}

/** Parses the response of `GET /sys/annountCement/listByUser`. Invalid entries are skipped. */
export function readUnread(result: unknown): UnreadNotices {
  const { anntMsgList, anntMsgTotal, sysMsgList, sysMsgTotal } = isRecord(result) ? result : {};
  return { announcements: listOf(anntMsgList, anntMsgTotal), messages: listOf(sysMsgList, sysMsgTotal) };
}

function listOf(list: unknown, total: unknown): NoticeList {
  const notices = (Array.isArray(list) ? list : []).flatMap(readNotice);
  const count = Number(total);
  return { notices, total: Number.isSafeInteger(count) && count >= 0 ? count : notices.length };
}

function readNotice(row: unknown): Notice[] {
  if (!isRecord(row)) return [];
  const text = (name: string) => {
    const value = row[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const id = text('id') || text('msgId');
  if (id === '') return [];
  const { priority } = row;
  return [
    {
      id,
      title: text('titile'),
      content: text('msgContent') || text('msgTxt'),
      abstract: text('msgAbstract'),
      sender: text('senderName') || text('sender'),
      time: text('sendTime') || text('createTime'),
      priority: priority === 'H' || priority === 'M' ? priority : 'L',
      openType: text('openType'),
      openPage: text('openPage'),
      record: text('busId'),
    },
  ];
}
