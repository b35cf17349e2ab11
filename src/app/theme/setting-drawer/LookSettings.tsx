import { Button, Segmented, Switch } from 'antd';
import { useAtom } from 'jotai';
import type { ReactNode } from 'react';

import { useFeedback } from '../../../kit/feedback/index.ts';
import { say, text, textTable, translated } from '../../../locale/index.ts';
import { accents, changeable, defaultLook, type Accent, type Look } from '../look.ts';
import { lookAtom, themeChoiceAtom } from '../preferences.ts';
import { loadShades } from '../use-accent.ts';

import './setting-drawer.css';

const compiling = textTable({
  key: 'pagewright.theme',
  type: 'loading',
  content: text('正在编译主题！'),
  duration: 0,
} as const);

/**
 * The user's settings of the frame's look. Each change applies immediately and is stored.
 * @param load loads the code for computing a colour; if it fails, the colour does not change
 */
export function LookSettings({ load = loadShades }: { load?: () => Promise<void> }) {
  const [look, change] = useAtom(lookAtom);
  const [theme, chooseTheme] = useAtom(themeChoiceAtom);
  const { message } = useFeedback();
  const can = changeable(look);

  async function chooseAccent(accent: Accent) {
    message.open(compiling);
    try {
      await load();
      change({ accent });
    } catch {
      message.error('Failed to update theme');
    } finally {
      message.destroy(compiling.key);
    }
  }

  return (
    <>
      <Group title={say('整体风格')}>
        <Row label={say('外观')}>
          <Segmented
            aria-label={say('外观')}
            value={theme}
            options={[
              { value: 'system', label: say('跟随系统') },
              { value: 'light', label: say('浅色') },
              { value: 'dark', label: say('深色') },
            ]}
            onChange={chooseTheme}
          />
        </Row>
        <Row label={say('菜单')}>
          <Segmented<Look['menuTheme']>
            aria-label={say('菜单')}
            value={look.menuTheme}
            options={[
              { value: 'light', label: say('浅色') },
              { value: 'dark', label: say('深色') },
            ]}
            onChange={(menuTheme) => change({ menuTheme })}
          />
        </Row>
      </Group>
      <Group title={say('主题色')}>
        <div className="pw-accents" role="radiogroup" aria-label={say('主题色')}>
          {(Object.keys(accents) as Accent[]).map((accent) => (
            <button
              key={accent}
              type="button"
              role="radio"
              className="pw-accent"
              style={{ background: accents[accent] }}
              aria-checked={look.accent === accent}
              aria-label={translated(accent)}
              title={translated(accent)}
              onClick={() => void chooseAccent(accent)}
            />
          ))}
        </div>
      </Group>
      <Group title={say('导航')}>
        <Row label={say('导航模式')}>
          <Segmented<Look['layout']>
            aria-label={say('导航模式')}
            value={look.layout}
            options={[
              { value: 'sidemenu', label: say('侧边栏') },
              { value: 'topmenu', label: say('顶部栏') },
            ]}
            onChange={(layout) => change({ layout })}
          />
        </Row>
        <Row label={say('内容区域宽度')}>
          <Segmented<Look['contentWidth']>
            aria-label={say('内容区域宽度')}
            value={look.contentWidth}
            options={[
              { value: 'Fixed', label: say('固定') },
              { value: 'Fluid', label: say('流式'), disabled: !can.contentWidth },
            ]}
            onChange={(contentWidth) => change({ contentWidth })}
          />
        </Row>
        <Toggle label={say('固定页头')} value={look.fixedHeader} onChange={(fixedHeader) => change({ fixedHeader })} />
        <Toggle
          label={say('下滑时隐藏页头')}
          why={can.autoHideHeader ? undefined : say('固定页头时可用')}
          value={look.autoHideHeader}
          onChange={(autoHideHeader) => change({ autoHideHeader })}
        />
        <Toggle
          label={say('固定侧边菜单')}
          why={can.fixedMenu ? undefined : say('侧边栏导航时可用')}
          value={look.fixedMenu}
          onChange={(fixedMenu) => change({ fixedMenu })}
        />
      </Group>
      <Group title={say('其他')}>
        <Toggle label={say('色弱模式')} value={look.colorWeak} onChange={(colorWeak) => change({ colorWeak })} />
        <Toggle label={say('多页签模式')} value={look.multipage} onChange={(multipage) => change({ multipage })} />
      </Group>
      <Button block onClick={() => (change(defaultLook), chooseTheme('system'))}>
        {say('恢复默认')}
      </Button>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="pw-setting-group">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="pw-setting-row">
      <span>{label}</span>
      {children}
    </div>
  );
}

function Toggle(props: {
  label: string;
  why?: string | undefined;
  value: boolean;
  onChange: (value: boolean) => void;
}) {
  const { label, why, value, onChange } = props;
  return (
    <Row label={label}>
      <Switch
        size="small"
        aria-label={label}
        checked={value}
        disabled={why !== undefined}
        title={why}
        onChange={onChange}
      />
    </Row>
  );
}
