import { Button } from '../../../../kit/controls/button/Button.tsx';
import { say } from '../../../../locale/index.ts';
import type { PendingFile } from '../../../../runtime/data/index.ts';
import { UploadBar } from '../../uploads/UploadBar.tsx';
import type { FileField } from '../../uploads/use-file-field.ts';

/** A running upload of a picture, or a failed one, with its actions. */
export function PendingAvatar({ pending, field }: { pending: PendingFile; field: FileField }) {
  const { id, percent, failure } = pending;
  if (failure === undefined) {
    return (
      <div className="pw-avatar-pending">
        <UploadBar name={say('头像')} percent={percent} />
        <Button type="text" onClick={() => field.drop(id)}>
          {say('取消上传')}
        </Button>
      </div>
    );
  }
  return (
    <div className="pw-avatar-pending">
      <span role="alert">{say('头像没有上传成功：{failure}', { failure })}</span>
      <Button onClick={() => field.retry(id)}>{say('重试')}</Button>
      <Button type="text" onClick={() => field.drop(id)}>
        {say('放弃')}
      </Button>
    </div>
  );
}
