import { say } from '../../../locale/index.ts';

/** The progress of an upload. */
export function UploadBar({ name, percent }: { name: string; percent: number }) {
  return (
    <span
      role="progressbar"
      aria-label={say('正在上传 {name}', { name })}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="pw-upload-bar"
    >
      <span style={{ width: `${percent}%` }} />
    </span>
  );
}
