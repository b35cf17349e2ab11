import { Collapse as AntCollapse } from 'antd';
import { useState } from 'react';

import type { CollapseWidgetProps } from '../../../../generated/props.ts';
import { useOpenedPane, type PanesProps } from '../../../runtime/form/index.ts';
import { PaneTitle } from '../tabs/PaneTitle.tsx';

export type CollapseProps = PanesProps & CollapseWidgetProps;

/** Collapsible parts of a form; when the form is validated, the one with the first invalid field opens. */
export function Collapse({ panes, title, accordion = false, open = 'first', bordered = true }: CollapseProps) {
  const [opened, setOpened] = useState(() => initiallyOpen(panes, accordion ? 'first' : open));
  // antd's accordion is not used, as it gives its panels the role of tabs.
  const change = (keys: string[]) =>
    setOpened((before) => (accordion ? keys.filter((key) => !before.includes(key)) : keys));
  useOpenedPane(panes, (key) => setOpened((before) => (accordion ? [key] : [...new Set([...before, key])])));
  return (
    <section aria-label={title} style={{ marginBottom: 16 }}>
      <AntCollapse
        bordered={bordered}
        ghost={!bordered}
        activeKey={opened}
        onChange={change}
        items={panes.map((pane) => ({ key: pane.key, label: <PaneTitle pane={pane} />, children: pane.content }))}
      />
    </section>
  );
}

function initiallyOpen(panes: CollapseProps['panes'], open: NonNullable<CollapseProps['open']>): string[] {
  const keys = panes.map(({ key }) => key);
  return open === 'all' ? keys : open === 'first' ? keys.slice(0, 1) : [];
}
