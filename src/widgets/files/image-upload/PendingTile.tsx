import { CloseOutlined, DeleteOutlined, ExclamationCircleOutlined, RedoOutlined } from '@ant-design/icons';

import { useFeedback } from '../../../kit/feedback/index.ts';
import { say } from '../../../locale/index.ts';
import type { PendingFile } from '../../../runtime/data/index.ts';
import { FileTool } from '../uploads/FileTool.tsx';
import { UploadBar } from '../uploads/UploadBar.tsx';
import type { FileField } from '../uploads/use-file-field.ts';

/** A running upload of a picture, or a failed one, which shows the reason when pressed. */
export function PendingTile(props: { pending: PendingFile; field: FileField; width: number; height: number }) {
  const { pending, field, width, height } = props;
  const { id, file, percent, failure } = pending;
  const { name } = file;
  const { modal } = useFeedback();
  const explain = () =>
    modal.error({ title: say('上传出错'), content: say('错误信息：{failure}', { failure }), okText: say('知道了') });
  return (
    <li className="pw-tile">
      {failure === undefined ? (
        <span className="pw-tile-pending" style={{ width, height }} title={name}>
          <span className="pw-file-name">{name}</span>
          <UploadBar name={name} percent={percent} />
        </span>
      ) : (
        <button
          type="button"
          className="pw-tile-pending pw-tile-failed"
          style={{ width, height }}
          title={failure}
          onClick={explain}
        >
          <ExclamationCircleOutlined aria-hidden />
          <span className="pw-file-name">{say('{name}上传失败', { name })}</span>
        </button>
      )}
      <div className="pw-tile-tools">
        {failure === undefined ? (
          <FileTool
            title={say('取消上传')}
            file={name}
            icon={<CloseOutlined aria-hidden />}
            onPress={() => field.drop(id)}
          />
        ) : (
          <>
            <FileTool
              title={say('重试')}
              file={name}
              icon={<RedoOutlined aria-hidden />}
              onPress={() => field.retry(id)}
            />
            <FileTool
              title={say('删除')}
              file={name}
              icon={<DeleteOutlined aria-hidden />}
              onPress={() => field.drop(id)}
            />
          </>
        )}
      </div>
    </li>
  );
}
