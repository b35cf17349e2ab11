import { CloseCircleFilled, DeleteOutlined, DownloadOutlined, FileOutlined, UploadOutlined } from '@ant-design/icons';
import { App, Button, Dropdown, Progress, Tooltip } from 'antd';
import { type ChangeEvent, useCallback, useRef, useSyncExternalStore } from 'react';

import { type GridRow, shortFileName } from '../../../engine/grid/index.ts';
import type { ResolvedColumn } from '../../../engine/list/resolved-list.ts';
import { type StoredFile, isFileList, parseFiles, printFiles } from '../../../engine/values/index.ts';
import { fileRefusal } from '../../../runtime/data/file-refusal.ts';
import { useRuntime } from '../../../runtime/registry/index.ts';
import { useKeepFile } from '../../files/index.ts';
import { useEditTable } from './edit-context.ts';

/** The files of a cell: a button to upload one, its progress, its name with a menu, or why it failed. */
export function FileCell({ column, row }: { column: ResolvedColumn; row: GridRow }) {
  const table = useEditTable();
  const { files: port } = useRuntime().ports;
  const { message } = App.useApp();
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
  const keep = useKeepFile();
  const props = fileProps(column);
  const { isSingle } = props;
  const write = (next: readonly StoredFile[]) => {
    const list = props.isList || isFileList(row.record[column.key]);
    const value = printFiles(next, { list, joined: column.field.type !== 'array' });
    table.store.change('文件', [{ type: 'set', key: row.key, values: { [column.key]: value } }]);
  };

  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    const refusal = fileRefusal(file, props);
    if (refusal !== undefined) return void message.warning(refusal);
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
        <Progress percent={Math.round(upload.percent)} size="small" aria-label={`正在上传 ${upload.name}`} />
      </span>
    );
  const picker = isEditable && <input ref={input} type="file" hidden accept={props.accept} onChange={take} />;
  if (upload?.status === 'error')
    return (
      <span className="pw-cell-file">
        <Tooltip title={upload.message}>
          <CloseCircleFilled className="pw-cell-file-failed" role="img" aria-label={upload.message} tabIndex={0} />
        </Tooltip>
        <span className="pw-cell-text">{shortFileName(upload.name)}</span>
        <Button type="link" size="small" onClick={choose}>
          重传
        </Button>
        <Button
          type="text"
          size="small"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={`放弃 ${upload.name}`}
          onClick={() => uploads.dismiss(row.key, column.key)}
        />
        {picker}
      </span>
    );
  const [first] = files;
  if (!first)
    return isEditable ? (
      <span className="pw-cell-file">
        <Button size="small" icon={<UploadOutlined aria-hidden />} onClick={choose}>
          {props.buttonText}
        </Button>
        {picker}
      </span>
    ) : null;
  const items = [
    ...files.flatMap((file) => [
      ...(!props.canDownload
        ? []
        : [
            {
              key: `get ${file.path}`,
              label: `下载 ${file.name}`,
              icon: <DownloadOutlined />,
              onClick: () => keep(file),
            },
          ]),
      ...(!props.canRemove || !isEditable
        ? []
        : [
            {
              key: `remove ${file.path}`,
              label: `删除 ${file.name}`,
              icon: <DeleteOutlined />,
              danger: true,
              onClick: () => write(files.filter((other) => other !== file)),
            },
          ]),
    ]),
    ...(isEditable
      ? [{ key: 'upload', label: isSingle ? '换一个文件' : '再传一个', icon: <UploadOutlined />, onClick: choose }]
      : []),
  ];
  return (
    <span className="pw-cell-file">
      <Dropdown menu={{ items }} trigger={['click']}>
        <button type="button" className="pw-cell-file-name" title={files.map(({ name }) => name).join('、')}>
          <FileOutlined aria-hidden />
          {shortFileName(first.name)}
          {files.length > 1 && <span className="pw-cell-file-more">+{files.length - 1}</span>}
        </button>
      </Dropdown>
      {picker}
    </span>
  );
}

/** What the column says of its files, as the widgets of files have it. */
function fileProps({ component, componentProps }: ResolvedColumn) {
  const { accept, maxSize, limit, btnText, valueForm, allowDownload, allowRemove } = componentProps;
  const { biz, action, token, responseName } = componentProps;
  const image = component === 'ImageUpload';
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return {
    image,
    accept: text(accept) ?? (image ? 'image/*' : undefined),
    maxSize: typeof maxSize === 'number' ? maxSize : 0,
    isSingle: limit === 1,
    isList: valueForm === 'list',
    buttonText: text(btnText) ?? '点击上传',
    canDownload: allowDownload !== false,
    canRemove: allowRemove !== false,
    sending: {
      ...(typeof biz === 'string' && { biz }),
      ...(typeof action === 'string' && { action }),
      ...(typeof token === 'boolean' && { token }),
      ...(typeof responseName === 'string' && { responseName }),
    },
  };
}
