import { HistoryOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { useState } from 'react';

import type { OpenDesign } from '../../state/index.ts';
import { pageWords, stepInWords, type Locale } from '../../words/index.ts';
import { stepNames } from './step-names.ts';

/** Lists all steps, newest first. A click restores the document as it was after that step. */
export function HistoryMenu({ design, locale }: { design: OpenDesign; locale: Locale }) {
  const words = pageWords[locale];
  const [isOpen, setOpen] = useState(false);
  const { transactions, done } = design.history;
  const names = isOpen ? stepNames(design, locale) : undefined;
  const steps = [words.opened, ...(isOpen ? transactions.map(({ label }) => stepInWords(label, locale, names)) : [])];
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
                  title={label}
                  onClick={() => design.jump(index)}
                >
                  {label}
                </button>
              </li>
            ))}
        </ol>
      }
    >
      <Button
        type="text"
        size="small"
        icon={<HistoryOutlined />}
        aria-label={words.history}
        title={words.history}
        disabled={transactions.length === 0}
        aria-expanded={isOpen}
      />
    </Popover>
  );
}
