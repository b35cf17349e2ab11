import { Radio } from 'antd';
import { useState } from 'react';

import { printCronPart, type CronField, type CronPart } from '../../../engine/time/cron/index.ts';
import { ModeInputs } from './ModeInputs.tsx';
import { initialInputs, modeOf, modesOf, partOf, type PartInputs, type PartMode } from './part-modes.ts';
import { modeName } from './part-words.ts';

interface PartEditorProps {
  field: CronField;
  part: CronPart;
  onChange: (part: CronPart) => void;
}

/** The editor of one part of the expression: its modes, with the inputs of the chosen one enabled. */
export function PartEditor({ field, part, onChange }: PartEditorProps) {
  const [kept, setKept] = useState(() => initialInputs(field, new Date().getFullYear()));
  const { mode: chosen, inputs } = modeOf(part, kept);
  const take = (mode: PartMode, next: PartInputs) => {
    setKept(next);
    const made = partOf(mode, next);
    if (made) onChange(made);
  };
  const modes = chosen === 'other' ? [...modesOf[field], chosen] : modesOf[field];
  return (
    <Radio.Group
      className="pw-cron-modes"
      value={chosen}
      onChange={(event) => {
        const mode = modes.find((each) => each === event.target.value);
        if (mode) take(mode, inputs);
      }}
    >
      {modes.map((mode) => (
        <div key={mode} className={`pw-cron-mode pw-cron-mode-${mode}`}>
          <Radio value={mode}>{modeName(field, mode)}</Radio>
          {mode === 'other' ? (
            <code>{printCronPart(part)}</code>
          ) : (
            <ModeInputs
              field={field}
              mode={mode}
              inputs={inputs}
              disabled={mode !== chosen}
              onChange={(next) => take(mode, { ...inputs, ...next })}
            />
          )}
        </div>
      ))}
    </Radio.Group>
  );
}
