import { CloseOutlined } from '@ant-design/icons';
import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type WheelEvent,
} from 'react';

import { say } from '../../locale/index.ts';
import { tabTitle } from './tab-title.ts';
import { panelId, tabId } from './TabPanels.tsx';
import { UnsavedMark } from './UnsavedMark.tsx';
import { useOverflow } from './use-overflow.ts';
import { useTabDrag } from './use-tab-drag.ts';
import type { Tabs } from './use-tabs.ts';

import './tabs.css';

const TabMenu = lazy(async () => ({ default: (await import('./TabMenu.tsx')).TabMenu }));
const TabChoice = lazy(async () => ({ default: (await import('./TabChoice.tsx')).TabChoice }));

/**
 * The bar of open pages. Arrow keys move the focus and Delete closes a tab; Alt+Shift with the arrow keys, or dragging,
 * moves it. The right button opens 刷新 / 关闭左侧 / 关闭右侧 / 关闭其它; the middle button closes. If the tabs do not fit, the wheel
 * scrolls them and a menu lists all of them.
 */
export function TabBar({ tabs, home, tenant }: { tabs: Tabs; home: string; tenant?: string | undefined }) {
  const { active } = tabs;
  const [menu, setMenu] = useState<{ path: string; at: { left: number; top: number } }>();
  const openMenu = (event: MouseEvent, path: string) => {
    event.preventDefault();
    setMenu({ path, at: { left: event.clientX, top: event.clientY } });
  };

  const drag = useTabDrag(tabs);
  const bar = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(bar, strip, tabs.tabs);

  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const reveal = () =>
      document.getElementById(tabId(active))?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    reveal();
    const observer = new ResizeObserver(reveal);
    observer.observe(element);
    return () => observer.disconnect();
  }, [active]);

  function press(event: KeyboardEvent, path: string) {
    const at = tabs.tabs.findIndex((tab) => tab.path === path);
    const aside = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (event.altKey && event.shiftKey && aside !== 0) {
      event.preventDefault();
      return tabs.move(path, at + aside);
    }
    const count = tabs.tabs.length;
    const targets: Record<string, number> = {
      ArrowRight: (at + 1) % count,
      ArrowLeft: (at + count - 1) % count,
      Home: 0,
      End: count - 1,
    };
    const target = tabs.tabs[targets[event.key] ?? -1];
    if (event.key === 'Delete') tabs.close(path);
    else if (event.key === 'Enter' || event.key === ' ') tabs.go(tabs.addressOf(path));
    else if (target) document.getElementById(tabId(target.path))?.focus();
    else return;
    event.preventDefault();
  }

  return (
    <div ref={bar} className="pw-tab-bar">
      <div
        ref={strip}
        className="pw-tab-strip"
        role="tablist"
        aria-label={say('已打开的页面')}
        data-tenant={tenant}
        onWheel={scrollAside}
        onPointerMove={drag.onPointerMove}
      >
        {tabs.tabs.map(({ path, title: page }) => {
          const title = tabTitle(page, tenant, path === home);
          return (
            <div
              key={path}
              className="pw-tab"
              role="tab"
              id={tabId(path)}
              aria-selected={path === active}
              aria-controls={panelId(path)}
              tabIndex={path === active ? 0 : -1}
              title={title}
              onPointerDown={(event) => drag.onPointerDown(event, path)}
              onClick={() => !drag.wasDragged() && tabs.go(tabs.addressOf(path))}
              onAuxClick={(event) => event.button === 1 && tabs.close(path)}
              onKeyDown={(event) => press(event, path)}
              onContextMenu={(event) => openMenu(event, path)}
            >
              <span className="pw-tab-title">
                <bdi>{title}</bdi>
              </span>
              {tabs.unsaved.has(path) && <UnsavedMark />}
              {path !== home && (
                <span
                  className="pw-tab-close"
                  title={say('关闭')}
                  aria-hidden
                  onClick={(event) => {
                    event.stopPropagation();
                    tabs.close(path);
                  }}
                >
                  <CloseOutlined aria-hidden />
                </span>
              )}
            </div>
          );
        })}
      </div>
      {overflows && (
        <Suspense fallback={null}>
          <TabChoice tabs={tabs} />
        </Suspense>
      )}
      {menu && (
        <Suspense fallback={null}>
          <TabMenu {...menu} tabs={tabs} home={home} onClose={() => setMenu(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

function scrollAside({ currentTarget, deltaX, deltaY }: WheelEvent<HTMLElement>) {
  if (deltaX === 0) currentTarget.scrollLeft += deltaY;
}
