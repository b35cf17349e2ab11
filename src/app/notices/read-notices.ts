import { isRecord } from '../../data-sources/jeecg/index.ts';

/** A notice as the bell shows it. */
export interface Notice {
  id: string;
  title: string;
  /** HTML as somebody wrote it. */
  content: string;
  abstract: string;
  sender: string;
  /** Wall-clock time of the server. */
  time: string;
  priority: 'L' | 'M' | 'H';
  /** `url`: a path; `component`: a document, with a record of it. */
  openType: string;
  openPage: string;
  record: string;
}

/** Of one kind: the newest that are unread, and how many there are. */
export interface NoticeList {
  notices: readonly Notice[];
  total: number;
}

/** What a person has not read. */
export interface UnreadNotices {
  announcements: NoticeList;
  messages: NoticeList;
}

/** Reads the answer of `GET /sys/annountCement/listByUser`; what is no notice is left out. */
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
