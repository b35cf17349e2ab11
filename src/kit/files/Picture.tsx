import { FileImageOutlined } from '@ant-design/icons';

import type { StoredFile } from '../../engine/values/index.ts';
import { useFileAddress } from '../../runtime/data/index.ts';

import './files.css';

import { say } from '../../locale/index.ts';

/**
 * A stored picture, cropped to `width` by `height` pixels (a square by default); a press opens it. A message replaces a
 * picture that cannot be shown.
 */
export function Picture(props: { file: StoredFile; width: number; height?: number; onOpen?: () => void }) {
  const { file, width, height = width, onOpen } = props;
  const { shown, onBroken } = useFileAddress(file.path);
  const content =
    shown.status === 'ready' ? (
      <img src={shown.address} alt={file.name} onError={onBroken} />
    ) : (
      <span className="pw-picture-none" role="img" aria-label={file.name} aria-busy={shown.status === 'waiting'}>
        {shown.status === 'failed' && (
          <>
            <FileImageOutlined aria-hidden />
            {width >= 60 && say('无法显示')}
          </>
        )}
      </span>
    );
  const style = { width, height };
  if (!onOpen) {
    return (
      <span className="pw-picture" style={style} title={file.name}>
        {content}
      </span>
    );
  }
  return (
    <button
      type="button"
      className="pw-picture"
      style={style}
      title={say('查看 {name}', { name: file.name })}
      onClick={onOpen}
    >
      {content}
    </button>
  );
}
