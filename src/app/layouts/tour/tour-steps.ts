import { say } from '../../../locale/index.ts';

/** A part of the shell with its explanation, which is placed so that it does not cover the part. */
export interface TourStep {
  target: HTMLElement;
  placement: 'bottom' | 'right';
  title: string;
  description: string;
}

/** Returns the steps of the tour in order, without parts that are not visible in this layout or on this screen. */
export function tourSteps(root: ParentNode): TourStep[] {
  const all: [selector: string, title: string, description: string][] = [
    ['.pw-sider, .pw-top-menu', say('主菜单'), say('所有有权打开的页面都在这里。')],
    ['.pw-find, .pw-header-tools > button', say('搜索菜单'), say('按 Ctrl+K，输入几个字或拼音，直接打开页面。')],
    ['.pw-tab-bar', say('页签'), say('打开的页面各占一个页签，没有保存的内容会留着；右键可以刷新或关闭。')],
    ['.pw-bell', say('通知'), say('新的通知公告和系统消息在这里提醒。')],
    ['.pw-user', say('您的菜单'), say('个人中心、修改密码、切换语言和退出登录，都在您的名字下面。')],
    ['.pw-content', say('内容'), say('按 ? 可以看到当前页面的全部快捷键。')],
  ];
  return all.flatMap(([selector, title, description]) => {
    const target = root.querySelector<HTMLElement>(selector);
    if (!target?.checkVisibility()) return [];
    const { width, height } = target.getBoundingClientRect();
    return [{ target, placement: height > width ? 'right' : 'bottom', title, description }];
  });
}
