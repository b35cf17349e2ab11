import { DeleteOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';

import type { StoredFile } from '../../../engine/values/index.ts';
import { Picture } from '../../../kit/files/index.ts';
import { say } from '../../../locale/index.ts';
import { FileTool } from '../uploads/FileTool.tsx';
import type { FileField } from '../uploads/use-file-field.ts';

/** A stored picture of a field, with buttons to move and delete it. */
export function StoredTile(props: {
  file: StoredFile;
  index: number;
  field: FileField;
  width: number;
  height: number;
  onOpen: () => void;
}) {
  const { file, index, field, width, height, onOpen } = props;
  const { name } = file;
  return (
    <li className="pw-tile">
      <Picture file={file} width={width} height={height} onOpen={onOpen} />
      {(field.canMove || field.canRemove) && (
        <div className="pw-tile-tools">
          {field.canMove && (
            <FileTool
              title={say('前移')}
              file={name}
              icon={<LeftOutlined aria-hidden />}
              onPress={() => field.move(index, -1)}
            />
          )}
          {field.canMove && (
            <FileTool
              title={say('后移')}
              file={name}
              icon={<RightOutlined aria-hidden />}
              onPress={() => field.move(index, 1)}
            />
          )}
          {field.canRemove && (
            <FileTool
              title={say('删除')}
              file={name}
              icon={<DeleteOutlined aria-hidden />}
              onPress={() => field.remove(index)}
            />
          )}
        </div>
      )}
    </li>
  );
}
