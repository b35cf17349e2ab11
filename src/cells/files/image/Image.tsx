import { useState } from 'react';

import type { ImageCellProps } from '../../../../generated/props.ts';
import { parseFiles } from '../../../engine/values/index.ts';
import { ImagePreview, Picture } from '../../../kit/files/index.ts';
import { say } from '../../../locale/index.ts';
import type { CellProps } from '../../../runtime/registry/index.ts';

import './image.css';

/** Renders thumbnails, up to `most`; a click on one shows all images of the record in full size. */
export function ImageCell({ value, column }: CellProps<ImageCellProps>) {
  const files = parseFiles(value);
  const [opened, setOpened] = useState<number>();
  const { size = 28, most = 3 } = column.cellProps;
  if (files.length === 0) return null;
  const shown = files.slice(0, most);
  return (
    <span className="pw-image-cell">
      {shown.map((file, index) => (
        <Picture key={file.path} file={file} width={size} onOpen={() => setOpened(index)} />
      ))}
      {files.length > shown.length && (
        <button
          type="button"
          className="pw-file-name pw-file-link"
          aria-label={say('查看全部 {filesCount} 张', { filesCount: files.length })}
          onClick={() => setOpened(shown.length)}
        >
          {`+${files.length - shown.length}`}
        </button>
      )}
      {opened !== undefined && <ImagePreview files={files} first={opened} onGone={() => setOpened(undefined)} />}
    </span>
  );
}
