import {
  CloseOutlined,
  DeleteOutlined,
  ExclamationCircleOutlined,
  LoadingOutlined,
  RedoOutlined,
} from '@ant-design/icons';

import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import type { PendingFile } from '../../../runtime/data/index.ts';
import { FileTool } from '../uploads/FileTool.tsx';
import { UploadBar } from '../uploads/UploadBar.tsx';
import type { FileField } from '../uploads/use-file-field.ts';

/** A running upload, or a failed one with its reason and a retry. */
export function PendingRow({ pending, field }: { pending: PendingFile; field: FileField }) {
  const { id, file, percent, failure } = pending;
  const { name } = file;
  if (failure === undefined) {
    return (
      <li className="pw-file">
        <LoadingOutlined aria-hidden className="pw-file-icon" />
        <span className="pw-file-name">{name}</span>
        <UploadBar name={name} percent={percent} />
        <FileTool
          title={say('取消上传')}
          file={name}
          icon={<CloseOutlined aria-hidden />}
          onPress={() => field.drop(id)}
        />
      </li>
    );
  }
  return (
    <li className="pw-file pw-file-failed">
      <ExclamationCircleOutlined aria-hidden className="pw-file-icon" />
      <span className="pw-file-name" title={name}>
        {name}
      </span>
      <span className="pw-file-failure" title={failure}>
        {failure}
      </span>
      <Button type="text" size="small" icon={<RedoOutlined aria-hidden />} onClick={() => field.retry(id)}>
        {say('重试')}
      </Button>
      <FileTool title={say('删除')} file={name} icon={<DeleteOutlined aria-hidden />} onPress={() => field.drop(id)} />
    </li>
  );
}
