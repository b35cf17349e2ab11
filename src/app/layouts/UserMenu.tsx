import { ApartmentOutlined, ClearOutlined, FileTextOutlined, KeyOutlined, LogoutOutlined } from '@ant-design/icons';
import { useAtomValue } from 'jotai';

import { useFeedback } from '../../views/feedback/index.ts';
import { MenuButton } from '../../views/controls/menu-button/index.ts';
import { useAccountDialogs } from '../account/index.ts';
import { useApp } from '../services/index.ts';
import { userAtom } from '../session/index.ts';
import { useShowShortcuts } from '../shortcuts/index.ts';

/** The person, and what one does to one's own session. */
export function UserMenu() {
  const user = useAtomValue(userAtom);
  const { session, dictionaries } = useApp();
  const { modal, message } = useFeedback();
  const { changePassword, chooseDepartment } = useAccountDialogs();
  const showShortcuts = useShowShortcuts();

  async function clearCache() {
    try {
      await dictionaries.refresh();
      message.success('刷新缓存完成！');
    } catch {
      message.warning('刷新缓存失败！');
    }
  }

  function askToSignOut() {
    void modal.confirm({
      title: '提示',
      content: '真的要注销登录吗 ?',
      okText: '确定',
      cancelText: '取消',
      onOk: () => session.signOut(),
    });
  }

  const items = [
    { key: 'password', icon: <KeyOutlined aria-hidden />, label: '修改密码', run: changePassword },
    { key: 'department', icon: <ApartmentOutlined aria-hidden />, label: '切换部门', run: chooseDepartment },
    { key: 'clear', icon: <ClearOutlined aria-hidden />, label: '清除缓存', run: () => void clearCache() },
    { key: 'shortcuts', icon: <FileTextOutlined aria-hidden />, label: '键盘快捷键', run: showShortcuts },
    { key: 'leave', icon: <LogoutOutlined aria-hidden />, label: '退出登录', run: askToSignOut, isDivided: true },
  ];
  return (
    <MenuButton items={items} placement="bottomRight" onChoose={(key) => items.find((item) => item.key === key)?.run()}>
      {(control) => (
        <button type="button" className="pw-user" aria-label={`${user?.realname ?? ''} 的菜单`} {...control}>
          <span className="pw-avatar" aria-hidden>
            {[...(user?.realname ?? '')][0]}
          </span>
        </button>
      )}
    </MenuButton>
  );
}
