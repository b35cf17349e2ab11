import { Button, Popover } from 'antd';
import { useState } from 'react';

import type { OpenDesign } from '../state/index.ts';

/** All that was done, the latest first: pressing a step brings the document to what it was behind it. */
export function HistoryMenu({ design }: { design: OpenDesign }) {
  const [isOpen, setOpen] = useState(false);
  const { transactions, done } = design.history;
  const steps = [{ label: '打开时' }, ...transactions];
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomLeft"
      content={
        <ol className="pw-designer-history" aria-label="做过的" reversed>
          {steps
            .map(({ label }, index) => ({ label, index }))
            .toReversed()
            .map(({ label, index }) => (
              <li key={index}>
                <button
                  type="button"
                  aria-current={index === done ? 'step' : undefined}
                  className={index > done ? 'pw-designer-history-undone' : undefined}
                  onClick={() => design.jump(index)}
                >
                  {label}
                </button>
              </li>
            ))}
        </ol>
      }
    >
      <Button size="small" disabled={transactions.length === 0} aria-expanded={isOpen}>
        历史
      </Button>
    </Popover>
  );
}
