import { Tabs as AntTabs } from 'antd';
import { useState } from 'react';

import type { TabsWidgetProps } from '../../../../generated/props.ts';
import { useIsPhone } from '../../../kit/states/index.ts';
import { useOpenedPane, type PanesProps } from '../../../runtime/form/index.ts';
import { useWordInAddress } from '../../../runtime/page/index.ts';
import { PaneTitle } from './PaneTitle.tsx';

import './tabs.css';

export type TabsProps = PanesProps & TabsWidgetProps;

/** Parts of a form as tabs; when the form is validated, the one with the first invalid field opens. */
export function Tabs({ panes, title, type = 'line', position = 'top', active, address }: TabsProps) {
  const [chosen, setChosen] = useState(active);
  const place = useWordInAddress(address);
  const isPhone = useIsPhone();
  const choose = (key: string) => {
    setChosen(key);
    place?.change(key);
  };
  useOpenedPane(panes, choose);
  const shown = [place?.word, chosen].find((name) => panes.some(({ key }) => key === name)) ?? panes[0]?.key;
  return (
    <section className={`pw-tabs pw-tabs-${type}`} aria-label={title}>
      <AntTabs
        type={type === 'line' ? 'line' : 'card'}
        tabPosition={isPhone ? 'top' : position}
        activeKey={shown}
        onChange={choose}
        items={panes.map((pane) => ({ key: pane.key, label: <PaneTitle pane={pane} />, children: pane.content }))}
      />
    </section>
  );
}
