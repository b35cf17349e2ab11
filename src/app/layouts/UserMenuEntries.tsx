import { useAtomValue } from 'jotai';
import { Suspense, use, useState } from 'react';

import { HangingMenu, OpenMenuContext } from '../../kit/controls/menu-button/MenuButton.tsx';
import { NamedIcon } from '../../kit/controls/named-icon/NamedIcon.tsx';
import { useFeedback } from '../../kit/feedback/index.ts';
import { say } from '../../locale/index.ts';
import { unsavedWorkAtom } from '../../runtime/unsaved/unsaved-work.ts';
import { useAccountDialogs } from '../account/index.ts';
import { languageAtom, languageNames, useApp, useMayEditSome } from '../services/index.ts';
import { useShowShortcuts } from '../shortcuts/Shortcuts.tsx';
import { SettingDrawer } from '../theme/index.ts';
import { createTourMemory, ShellTour } from './tour/index.ts';

type Entry = [key: string, icon: string, label: string, run: () => void];

/**
 * Renders the entries of the user menu and what they open. `pathOf` finds a page by the name of its route, `onOpen`
 * navigates to it. Its code is loaded after the page.
 */
export function UserMenuEntries(props: {
  pathOf: (route: string) => string | undefined;
  onOpen: (path: string) => void;
}) {
  const { pathOf, onOpen } = props;
  const { isOpen, onClose } = use(OpenMenuContext);
  const { session, dictionaries, settings, language, browserStorage } = useApp();
  const tour = createTourMemory(browserStorage);
  const [isTouring, setTouring] = useState(false);
  const other = useAtomValue(languageAtom) === 'zh-CN' ? 'en-US' : 'zh-CN';
  const unsaved = useAtomValue(unsavedWorkAtom);
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused');
  const { modal, message } = useFeedback();
  const { changePassword, chooseDepartment } = useAccountDialogs();
  const showShortcuts = useShowShortcuts();
  const mayDesign = useMayEditSome();

  async function clearCache() {
    try {
      await dictionaries.refresh();
      message.success(say('刷新缓存完成！'));
    } catch {
      message.warning(say('刷新缓存失败！'));
    }
  }

  /** Everything is rendered again, so unsaved input would be lost. */
  function changeLanguage() {
    if (unsaved.hasAny()) return message.warning(say('有没有保存的内容，请先保存或放弃，再切换语言。'));
    language.change(other).catch(() => message.error(say('语言没有加载成功，请检查网络后重试。')));
  }

  function askToSignOut() {
    void modal.confirm({
      title: say('提示'),
      content: (
        <>
          {unsaved.hasAny() && <p>{say('有没有保存的内容，注销后会丢失。')}</p>}
          {say('真的要注销登录吗 ?')}
        </>
      ),
      okText: say('确定'),
      cancelText: say('取消'),
      onOk: () => session.signOut(),
    });
  }

  const page = (route: string, icon: string, label: string): Entry[] => {
    const path = pathOf(route);
    return path === undefined ? [] : [[route, icon, label, () => onOpen(path)]];
  };
  const entries: Entry[] = [
    ...page('account-center', 'user', say('个人中心')),
    ...page('account-settings-base', 'idcard', say('账户设置')),
    ...(mayDesign ? ([['design', 'form', say('设计表单'), () => onOpen('/designer')]] satisfies Entry[]) : []),
    ['password', 'key', say('修改密码'), changePassword],
    ...page('account-settings-security', 'safety-certificate', say('安全设置')),
    ['department', 'apartment', say('切换部门'), chooseDepartment],
    ...(settings.settingDrawer
      ? ([['look', 'setting', say('系统设置'), () => setDrawer('open')]] satisfies Entry[])
      : []),
    ['language', 'global', languageNames[other], changeLanguage],
    ['clear', 'clear', say('清除缓存'), () => void clearCache()],
    ['tour', 'compass', tour.isSeen() ? say('界面导览') : say('界面导览（新）'), () => setTouring(true)],
    ['shortcuts', 'file-text', say('键盘快捷键'), showShortcuts],
    ['leave', 'logout', say('退出登录'), askToSignOut],
  ];
  const items = entries.map(([key, icon, label]) => {
    return { key, icon: <NamedIcon name={icon} />, label, isDivided: key === 'leave' };
  });
  return (
    <>
      <HangingMenu
        items={items}
        chosen={undefined}
        isOpen={isOpen}
        placement="bottomRight"
        onClose={onClose}
        onChoose={(key: string) => {
          onClose();
          entries.find(([entry]) => entry === key)?.[3]();
        }}
      />
      {isTouring && (
        <Suspense fallback={null}>
          <ShellTour
            onClose={() => {
              tour.noteSeen();
              setTouring(false);
            }}
          />
        </Suspense>
      )}
      {drawer !== 'unused' && (
        <Suspense fallback={null}>
          <SettingDrawer open={drawer === 'open'} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
    </>
  );
}
