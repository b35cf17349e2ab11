import { useMemo } from 'react';

import type { FileUploadWidgetProps } from '../../../../generated/props.ts';
import { isFileList, isItemList, parseFiles, printFiles, type StoredFile } from '../../../engine/values/index.ts';
import { useFeedback } from '../../../kit/feedback/index.ts';
import { say } from '../../../locale/index.ts';
import {
  fileRefusal,
  uploadProblem,
  useReportedProblem,
  useUploads,
  type Uploads,
} from '../../../runtime/data/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';
import { useExternalStorage } from './use-external-storage.ts';

/** The props of the file widgets. */
export type FilesProps = WidgetProps & FileUploadWidgetProps;

export interface FileField extends Pick<Uploads, 'pending' | 'retry' | 'drop'> {
  files: readonly StoredFile[];
  takesMore: boolean;
  canRemove: boolean;
  canMove: boolean;
  choose(files: Iterable<File>): void;
  remove(index: number): void;
  /** Moves a file one place towards the start (-1) or the end (1). */
  move(index: number, step: -1 | 1): void;
}

/** The default limit of a form designer's picture list (specification, section 5). */
const mostItems = 9;

/** Returns the maximum number of files; 0 for no limit. */
export function limitOf({ limit, valueForm }: Pick<FilesProps, 'limit' | 'valueForm'>): number {
  return limit ?? (valueForm === 'items' ? mostItems : 0);
}

/** Manages the files of a field: reads them from its value, uploads and reorders them, and writes the value. */
export function useFileField(props: FilesProps & { image?: boolean }): FileField {
  const { value, onChange, min = 0, disabled, allowRemove = true } = props;
  const hasItems = props.valueForm === 'items' || isItemList(value);
  const limit = limitOf(props);
  const { message } = useFeedback();
  const files = useMemo(() => parseFiles(value), [value]);
  const write = (next: readonly StoredFile[]) => {
    const list = props.valueForm === 'list' || isFileList(value);
    onChange?.(printFiles(next, { list, items: hasItems, joined: props.joined ?? true }));
  };
  // With a limit of one, the new file replaces the old one once it is stored.
  const take = (next: StoredFile[]) => write(limit === 1 ? next.slice(-1) : next);
  const tell = (file: File) => message.error(say('{name}上传失败', { name: file.name }));
  const { biz, action, token } = props;
  // Servers for the form designer's pictures return their `url`.
  const { responseName = hasItems && action !== undefined ? 'url' : undefined } = props;
  const external = useExternalStorage(props);
  const look = hasItems && { successAfter: 200, dropsFailed: true };
  const uploads = useUploads(files, take, tell, { biz, action, token, responseName, ...external.options, ...look });
  const { pending } = uploads;

  const failed = pending.filter(({ failure }) => failure !== undefined).length;
  useReportedProblem(external.problem ?? uploadProblem({ underWay: pending.length - failed, failed }), props);

  const left = limit === 0 ? Infinity : limit === 1 ? 1 : Math.max(0, limit - files.length - pending.length);
  return {
    files,
    pending,
    retry: uploads.retry,
    drop: uploads.drop,
    takesMore: external.problem === null && left > 0 && !(limit === 1 && pending.length > 0),
    canRemove: !disabled && allowRemove && files.length > min,
    canMove: !disabled && files.length > 1,
    choose(chosen) {
      const fitting = [...chosen].filter((file) => {
        const refusal = fileRefusal(file, props);
        if (refusal !== undefined) message.warning(refusal);
        return refusal === undefined;
      });
      const over = fitting.length - left;
      if (over > 0) message.warning(say('最多上传{limit}个，其余{over}个没有上传', { limit, over }));
      if (fitting.length > 0 && left > 0) uploads.add(fitting.slice(0, left));
    },
    remove: (index) => write(files.filter((_, at) => at !== index)),
    move(index, step) {
      const to = index + step;
      if (to < 0) return message.warning(say('未知的操作'));
      if (to >= files.length) return message.warning(say('已到最后~'));
      write(files.map((file, at) => (at === index ? (files[to] ?? file) : at === to ? (files[index] ?? file) : file)));
    },
  };
}
