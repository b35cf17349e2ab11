import { CloseCircleFilled, DeleteOutlined, UploadOutlined } from '@ant-design/icons';
import { Progress, Tooltip } from 'antd';
import { useCallback, useRef, useSyncExternalStore, type ChangeEvent } from 'react';

import { shortFileName, type GridRow } from '../../../engine/grid/index.ts';
import type { ResolvedColumn } from '../../../engine/list/index.ts';
import { isFileList, parseFiles, printFiles, type StoredFile } from '../../../engine/values/index.ts';
import { Button } from '../../../kit/controls/button/Button.tsx';
import { useFeedback } from '../../../kit/feedback/index.ts';
import { say } from '../../../locale/index.ts';
import { fileRefusal } from '../../../runtime/data/index.ts';
import { useRuntime } from '../../../runtime/registry/index.ts';
import { useEditTable } from '../context/index.ts';
import { fileColumn } from './file-column.ts';
import { FileMenu } from './FileMenu.tsx';

/**
 * The files of a cell: an upload button, the progress, the file's name with a menu, or the failure. The focus stays on
 * the cell: Space and F2 press its button, Delete discards a failed upload.
 */
export function FileCell({ column, row }: { column: ResolvedColumn; row: GridRow }) {
  const table = useEditTable();
  const { files: port } = useRuntime().ports;
  const { message } = useFeedback();
  const input = useRef<HTMLInputElement>(null);
  const { uploads } = table;
  const subscribe = useCallback(
    (listener: () => void) => uploads.onChange(row.key, column.key, listener),
    [uploads, row.key, column.key],
  );
  const read = () => uploads.of(row.key, column.key);
  const upload = useSyncExternalStore(subscribe, read, read);
  const files = parseFiles(row.record[column.key]);
  const isEditable = table.isEditable({ key: row.key, column: column.key });
  const props = fileColumn(column);
  const { isSingle } = props;
  const write = (next: readonly StoredFile[]) => {
    const list = props.isList || isFileList(row.record[column.key]);
    const value = printFiles(next, { list, joined: column.field.type !== 'array' });
    table.store.change(say('文件'), [{ type: 'set', key: row.key, values: { [column.key]: value } }]);
  };

  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    const refusal = fileRefusal(file, props);
    if (refusal !== undefined) return message.warning(refusal);
    void uploads.start(
      { row: row.key, column: column.key },
      file,
      (sent, options) => port.upload(sent, { ...props.sending, ...options }),
      (path) => {
        const kept = table.store.rowState(row.key)?.row.record[column.key];
        write([...(isSingle ? [] : parseFiles(kept)), { path, name: file.name, size: file.size }]);
      },
    );
  };
  const choose = () => input.current?.click();

  if (upload?.status === 'uploading')
    return (
      <span className="pw-cell-file" title={upload.name}>
        <Progress
          percent={Math.round(upload.percent)}
          size="small"
          aria-label={say('正在上传 {name}', { name: upload.name })}
        />
      </span>
    );
  const picker = isEditable && (
    <input
      ref={input}
      type="file"
      hidden
      accept={props.accept}
      onChange={take}
      // The event must not count as typing into the cell.
      onInput={(event) => event.stopPropagation()}
    />
  );
  if (upload?.status === 'error')
    return (
      <span className="pw-cell-file">
        <Tooltip title={upload.message}>
          <CloseCircleFilled className="pw-cell-file-failed" role="img" aria-label={upload.message} tabIndex={0} />
        </Tooltip>
        <span className="pw-cell-text">{shortFileName(upload.name)}</span>
        <Button type="link" size="small" tabIndex={-1} onClick={choose}>
          {say('重传')}
        </Button>
        <Button
          type="text"
          size="small"
          tabIndex={-1}
          icon={<DeleteOutlined aria-hidden />}
          aria-label={say('放弃 {name}', { name: upload.name })}
          onClick={() => uploads.dismiss(row.key, column.key)}
        />
        {picker}
      </span>
    );
  if (files.length === 0)
    return isEditable ? (
      <span className="pw-cell-file">
        <Button size="small" tabIndex={-1} icon={<UploadOutlined aria-hidden />} onClick={choose}>
          {props.buttonText}
        </Button>
        {picker}
      </span>
    ) : null;
  return (
    <span className="pw-cell-file">
      <FileMenu
        files={files}
        column={props}
        isEditable={isEditable}
        onChoose={choose}
        onRemove={(file) => write(files.filter((other) => other !== file))}
      />
      {picker}
    </span>
  );
}
