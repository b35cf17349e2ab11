import { ApartmentOutlined, ClearOutlined, KeyOutlined, LogoutOutlined } from '@ant-design/icons';
import { App, Dropdown } from 'antd';
import { useAtomValue } from 'jotai';

import { useAccountDialogs } from '../account/index.ts';
import { useApp } from '../services/index.ts';
import { userAtom } from '../session/index.ts';

/** The person, and what one does to one's own session. */
export function UserMenu() {
  const user = useAtomValue(userAtom);
  const { session, dictionaries } = useApp();
  const { modal, message } = App.useApp();
  const { changePassword, chooseDepartment } = useAccountDialogs();

  async function clearCache() {
    try {
      await dictionaries.refresh();
      message.success('刷新缓存完成！');
    } catch {
      message.warning('刷新缓存失败！');
    }
  }

  function askToSignOut() {
    modal.confirm({
      title: '提示',
      content: '真的要注销登录吗 ?',
      okText: '确定',
      cancelText: '取消',
      onOk: () => session.signOut(),
    });
  }

  const items = [
    { key: 'password', icon: <KeyOutlined aria-hidden />, label: '修改密码', onClick: changePassword },
    { key: 'department', icon: <ApartmentOutlined aria-hidden />, label: '切换部门', onClick: chooseDepartment },
    { key: 'clear', icon: <ClearOutlined aria-hidden />, label: '清除缓存', onClick: () => void clearCache() },
    { type: 'divider' as const },
    { key: 'leave', icon: <LogoutOutlined aria-hidden />, label: '退出登录', onClick: askToSignOut },
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <button type="button" className="pw-user" aria-label={`${user?.realname ?? ''} 的菜单`} aria-haspopup="menu">
        <span className="pw-avatar" aria-hidden>
          {[...(user?.realname ?? '')][0]}
        </span>
      </button>
    </Dropdown>
  );
}
