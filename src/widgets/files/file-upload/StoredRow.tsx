import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PaperClipOutlined } from '@ant-design/icons';

import type { StoredFile } from '../../../engine/values/index.ts';
import { FileName, sizeText } from '../../../kit/files/index.ts';
import { say } from '../../../locale/index.ts';
import { FileTool } from '../uploads/FileTool.tsx';
import type { FileField } from '../uploads/use-file-field.ts';

/** A stored file of a field: its name opens it; it can be moved and deleted if that is allowed. */
export function StoredRow(props: { file: StoredFile; index: number; field: FileField; allowDownload?: boolean }) {
  const { file, index, field, allowDownload } = props;
  const { name, size } = file;
  return (
    <li className="pw-file">
      <PaperClipOutlined aria-hidden className="pw-file-icon" />
      <FileName file={file} allowDownload={allowDownload} />
      <span className="pw-file-size">{size === undefined ? '' : sizeText(size)}</span>
      {field.canMove && (
        <>
          <FileTool
            title={say('前移')}
            file={name}
            icon={<ArrowUpOutlined aria-hidden />}
            onPress={() => field.move(index, -1)}
          />
          <FileTool
            title={say('后移')}
            file={name}
            icon={<ArrowDownOutlined aria-hidden />}
            onPress={() => field.move(index, 1)}
          />
        </>
      )}
      {field.canRemove && (
        <FileTool
          title={say('删除')}
          file={name}
          icon={<DeleteOutlined aria-hidden />}
          onPress={() => field.remove(index)}
        />
      )}
    </li>
  );
}
