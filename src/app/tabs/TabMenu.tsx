import { useAtomValue } from 'jotai';

import { PointerMenu } from '../../kit/controls/pointer-menu/PointerMenu.tsx';
import { say } from '../../locale/index.ts';
import { pageLinksAtom } from '../../runtime/pages/page-links.ts';
import { useMayEditDocument } from '../services/index.ts';
import type { Tabs } from './use-tabs.ts';

/** The context menu of a tab. Users who may edit the document of its page can go on to design its form. */
export function TabMenu(props: {
  tabs: Tabs;
  path: string;
  home: string;
  at: { left: number; top: number };
  onClose: () => void;
}) {
  const { tabs, path, home, at, onClose } = props;
  const document = useAtomValue(pageLinksAtom).find((link) => link.path === path)?.document;
  const mayDesign = useMayEditDocument(document) && /\.(form|list)$/.test(document ?? '');
  const items = [
    ...menuOf(tabs, path, home),
    ...(mayDesign ? [{ key: 'design', title: say('设计这一页的表单') }] : []),
  ];
  const choose = (key: string) => {
    if (key === 'design') tabs.go(`/designer?document=${encodeURIComponent(document ?? '')}`);
    else run(tabs, path, key);
  };
  return <PointerMenu at={at} items={items} onChoose={choose} onClose={onClose} />;
}

function menuOf({ tabs }: Tabs, path: string, home: string) {
  const at = tabs.findIndex((tab) => tab.path === path);
  const closable = (from: number, to: number) =>
    tabs.slice(from, to).some((tab) => tab.path !== home && tab.path !== path);
  return [
    { key: 'refresh', title: say('刷新') },
    { key: 'left', title: say('关闭左侧'), disabled: !closable(0, at) },
    { key: 'right', title: say('关闭右侧'), disabled: !closable(at + 1, tabs.length) },
    { key: 'others', title: say('关闭其它'), disabled: !closable(0, tabs.length) },
  ];
}

function run(tabs: Tabs, path: string, key: string) {
  if (key === 'refresh') void tabs.refresh(path);
  if (key === 'left' || key === 'right' || key === 'others') tabs.closeMany(path, key);
}
