import { DeleteOutlined, DownloadOutlined, EyeOutlined, FileOutlined, UploadOutlined } from '@ant-design/icons';
import { Dropdown, type MenuProps } from 'antd';
import { useState } from 'react';

import { shortFileName } from '../../../engine/grid/index.ts';
import type { StoredFile } from '../../../engine/values/index.ts';
import { ImagePreview, Picture, useKeepFile } from '../../../kit/files/index.ts';
import { say } from '../../../locale/index.ts';
import { useEditTable } from '../context/index.ts';
import type { fileColumn } from './file-column.ts';

const pictureSize = 24;

/** The first file of a cell (a picture as a thumbnail), with a menu for all of its files. */
export function FileMenu(props: {
  files: readonly StoredFile[];
  column: ReturnType<typeof fileColumn>;
  isEditable: boolean;
  onChoose: () => void;
  onRemove: (file: StoredFile) => void;
}) {
  const { files, column, isEditable, onChoose, onRemove } = props;
  const { id } = useEditTable();
  const keep = useKeepFile();
  const [opened, setOpened] = useState<number>();
  const [first] = files;
  if (!first) return null;
  const ofFile = (file: StoredFile, index: number): NonNullable<MenuProps['items']> => [
    ...(column.image
      ? [
          {
            key: `see ${file.path}`,
            label: say('查看 {name}', { name: file.name }),
            icon: <EyeOutlined />,
            onClick: () => setOpened(index),
          },
        ]
      : []),
    ...(column.canDownload
      ? [
          {
            key: `get ${file.path}`,
            label: say('下载 {name}', { name: file.name }),
            icon: <DownloadOutlined />,
            onClick: () => keep(file),
          },
        ]
      : []),
    ...(column.canRemove && isEditable
      ? [
          {
            key: `remove ${file.path}`,
            label: say('删除 {name}', { name: file.name }),
            icon: <DeleteOutlined />,
            danger: true,
            onClick: () => onRemove(file),
          },
        ]
      : []),
  ];
  const items = files.flatMap(ofFile);
  if (isEditable)
    items.push({
      key: 'upload',
      label: column.isSingle ? say('换一个文件') : say('再传一个'),
      icon: <UploadOutlined />,
      onClick: onChoose,
    });
  const giveBack = () => document.getElementById(id)?.querySelector<HTMLElement>('.pw-edit-active')?.focus();
  return (
    <>
      <Dropdown autoFocus menu={{ items, onClick: giveBack }} trigger={['click']}>
        <button
          type="button"
          tabIndex={-1}
          className="pw-cell-file-name"
          title={files.map(({ name }) => name).join('、')}
        >
          {column.image ? <Picture file={first} width={pictureSize} /> : <FileOutlined aria-hidden />}
          {shortFileName(first.name)}
          {files.length > 1 && <span className="pw-cell-file-more">+{files.length - 1}</span>}
        </button>
      </Dropdown>
      {opened !== undefined && <ImagePreview files={files} first={opened} onGone={() => setOpened(undefined)} />}
    </>
  );
}
