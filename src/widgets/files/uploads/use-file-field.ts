import { useMemo } from 'react';

import { useFeedback } from '../../../views/feedback/index.ts';
import { isFileList, parseFiles, printFiles, type StoredFile } from '../../../engine/values/index.ts';
import {
  fileRefusal,
  uploadProblem,
  useReportedProblem,
  type Uploads,
  useUploads,
} from '../../../runtime/data/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';

/** What both widgets of files say of them. */
export interface FilesProps extends WidgetProps {
  /** So many at most; 0 for as many as one likes. */
  limit?: number;
  /** So many have to stay: fewer can no longer be deleted. */
  min?: number;
  accept?: string;
  maxSize?: number;
  biz?: string;
  action?: string;
  token?: boolean;
  responseName?: string;
  valueForm?: 'paths' | 'list';
  joined?: boolean;
  allowRemove?: boolean;
  allowDownload?: boolean;
  btnText?: string;
}

export interface FileField extends Pick<Uploads, 'pending' | 'retry' | 'drop'> {
  files: readonly StoredFile[];
  /** One more can be chosen. */
  takesMore: boolean;
  canRemove: boolean;
  canMove: boolean;
  choose(files: Iterable<File>): void;
  remove(index: number): void;
  /** One place to the front (-1) or to the end (1). */
  move(index: number, step: -1 | 1): void;
}

/** The files of a field: read from its value, chosen, sent, put into another order, written back. */
export function useFileField(props: FilesProps & { image?: boolean }): FileField {
  const { value, onChange, limit = 0, min = 0, disabled, allowRemove = true } = props;
  const { message } = useFeedback();
  const files = useMemo(() => parseFiles(value), [value]);
  const write = (next: readonly StoredFile[]) => {
    const list = props.valueForm === 'list' || isFileList(value);
    onChange?.(printFiles(next, { list, joined: props.joined ?? true }));
  };
  // Where one file is wanted, the new one takes the place of the old, once it is stored.
  const take = (next: StoredFile[]) => write(limit === 1 ? next.slice(-1) : next);
  const tell = (file: File) => message.error(`${file.name}上传失败`);
  const { biz, action, token, responseName } = props;
  const uploads = useUploads(files, take, tell, { biz, action, token, responseName });
  const { pending } = uploads;

  const failed = pending.filter(({ failure }) => failure !== undefined).length;
  useReportedProblem(uploadProblem({ underWay: pending.length - failed, failed }), props);

  const left = limit === 0 ? Infinity : limit === 1 ? 1 : Math.max(0, limit - files.length - pending.length);
  return {
    ...{ files, pending, retry: uploads.retry, drop: uploads.drop },
    takesMore: left > 0 && !(limit === 1 && pending.length > 0),
    canRemove: !disabled && allowRemove && files.length > min,
    canMove: !disabled && files.length > 1,
    choose(chosen) {
      const fitting = [...chosen].filter((file) => {
        const refusal = fileRefusal(file, props);
        if (refusal !== undefined) message.warning(refusal);
        return refusal === undefined;
      });
      const over = fitting.length - left;
      if (over > 0) message.warning(`最多上传${limit}个，其余${over}个没有上传`);
      if (fitting.length > 0 && left > 0) uploads.add(fitting.slice(0, left));
    },
    remove: (index) => write(files.filter((_, at) => at !== index)),
    move(index, step) {
      const to = index + step;
      if (to < 0) return message.warning('未知的操作');
      if (to >= files.length) return message.warning('已到最后~');
      write(files.map((file, at) => (at === index ? (files[to] ?? file) : at === to ? (files[index] ?? file) : file)));
    },
  };
}
