import { Steps as AntSteps, Space } from 'antd';
import { Activity, useState } from 'react';

import type { StepsWidgetProps } from '../../../../generated/props.ts';
import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import { useOpenedPane, type PanesProps } from '../../../runtime/form/index.ts';

export type StepsProps = PanesProps & StepsWidgetProps;

/** Parts of a form as steps: the user can only go on once the current step is valid. */
export function Steps({
  panes,
  title,
  nextText = say('下一步'),
  previousText = say('上一步'),
  size = 'medium',
}: StepsProps) {
  const [chosen, setChosen] = useState<string>();
  useOpenedPane(panes, setChosen);
  const found = panes.findIndex(({ key }) => key === chosen);
  const at = Math.max(0, found);
  const go = (to: number) => {
    const wrong = panes.slice(at, Math.max(at, to)).find((pane) => !pane.check());
    if (!wrong) setChosen(panes[to]?.key);
  };
  return (
    <section aria-label={title} style={{ marginBottom: 16 }}>
      <AntSteps
        size={size === 'small' ? 'small' : 'default'}
        responsive
        current={at}
        onChange={go}
        style={{ marginBottom: 16 }}
        items={panes.map((pane, index) => ({
          title: pane.title,
          status: pane.errors > 0 ? 'error' : index < at ? 'finish' : index === at ? 'process' : 'wait',
        }))}
      />
      {panes.map((pane, index) => (
        <Activity key={pane.key} mode={index === at ? 'visible' : 'hidden'}>
          {pane.content}
        </Activity>
      ))}
      <Space style={{ display: 'flex', justifyContent: 'flex-end' }}>
        {at > 0 && <Button onClick={() => go(at - 1)}>{previousText}</Button>}
        {at < panes.length - 1 && (
          <Button type="primary" onClick={() => go(at + 1)}>
            {nextText}
          </Button>
        )}
      </Space>
    </section>
  );
}
