import { Button, Popover } from 'antd';
import { useState } from 'react';

import type { OpenDesign } from '../../state/index.ts';
import { pageWords, stepInWords, type Locale } from '../../words/index.ts';

/** Lists all steps, newest first. A click restores the document as it was after that step. */
export function HistoryMenu({ design, locale }: { design: OpenDesign; locale: Locale }) {
  const words = pageWords[locale];
  const [isOpen, setOpen] = useState(false);
  const { transactions, done } = design.history;
  const steps = [words.opened, ...transactions.map(({ label }) => stepInWords(label, locale))];
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomLeft"
      content={
        <ol className="pw-designer-history" aria-label={words.done} reversed>
          {steps
            .map((label, index) => ({ label, index }))
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
        {words.history}
      </Button>
    </Popover>
  );
}
