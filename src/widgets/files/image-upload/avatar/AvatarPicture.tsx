import { UserOutlined } from '@ant-design/icons';

import { say } from '../../../../locale/index.ts';
import { useFileAddress } from '../../../../runtime/data/index.ts';

/** The round picture; a placeholder if there is none, or none that can be shown. */
export function AvatarPicture({ path, size }: { path: string; size: number }) {
  return (
    <span className="pw-avatar-picture" style={{ width: size, height: size, fontSize: size / 2 }}>
      {path === '' ? <NoPicture /> : <StoredPicture path={path} />}
    </span>
  );
}

function StoredPicture({ path }: { path: string }) {
  const { shown, onBroken } = useFileAddress(path);
  if (shown.status === 'ready') return <img src={shown.address} alt={say('头像')} onError={onBroken} />;
  return shown.status === 'failed' && <NoPicture />;
}

function NoPicture() {
  return (
    <span role="img" aria-label={say('没有头像')}>
      <UserOutlined aria-hidden />
    </span>
  );
}
