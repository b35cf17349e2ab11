import { Tabs as AntTabs } from 'antd';
import { useState } from 'react';

import { type PanesProps, useOpenedPane } from '../../../runtime/form/index.ts';
import { useIsPhone } from '../../../views/states/index.ts';
import { PaneTitle } from './PaneTitle.tsx';
import './tabs.css';

export interface TabsProps extends PanesProps {
  type?: 'line' | 'card' | 'border-card';
  position?: 'top' | 'left' | 'right' | 'bottom';
  active?: string;
}

/** Parts of a form behind tabs; the one with the first wrong field opens when the form is checked. */
export function Tabs({ panes, title, type = 'line', position = 'top', active }: TabsProps) {
  const [chosen, setChosen] = useState(active);
  const isPhone = useIsPhone();
  useOpenedPane(panes, setChosen);
  const shown = panes.some(({ key }) => key === chosen) ? chosen : panes[0]?.key;
  return (
    <section className={`pw-tabs pw-tabs-${type}`} aria-label={title}>
      <AntTabs
        type={type === 'line' ? 'line' : 'card'}
        tabPosition={isPhone ? 'top' : position}
        activeKey={shown}
        onChange={setChosen}
        items={panes.map((pane) => ({ key: pane.key, label: <PaneTitle pane={pane} />, children: pane.content }))}
      />
    </section>
  );
}
