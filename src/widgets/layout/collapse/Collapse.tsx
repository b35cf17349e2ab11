import { Collapse as AntCollapse } from 'antd';
import { useState } from 'react';

import { useOpenedPane, type PanesProps } from '../../../runtime/form/index.ts';
import { PaneTitle } from '../tabs/PaneTitle.tsx';

export interface CollapseProps extends PanesProps {
  accordion?: boolean;
  open?: 'all' | 'first' | 'none';
  bordered?: boolean;
}

/** Parts of a form that fold away; the one with the first wrong field opens when the form is checked. */
export function Collapse({ panes, title, accordion = false, open = 'first', bordered = true }: CollapseProps) {
  const [opened, setOpened] = useState(() => initiallyOpen(panes, accordion ? 'first' : open));
  // Not antd's accordion: it calls its panels tabs, which they are not.
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
